/** Call one of the functions with the outcome of a request. @returns a function that prevents it, for an effect to return. */
export function handleAnswer<Answer>(
  request: Promise<Answer>,
  onAnswer: (answer: Answer) => void,
  onError: (error: unknown) => void = () => undefined,
): () => void {
  let isCancelled = false;
  request.then(
    (answer) => isCancelled || onAnswer(answer),
    (error: unknown) => isCancelled || onError(error),
  );
  return () => {
    isCancelled = true;
  };
}
