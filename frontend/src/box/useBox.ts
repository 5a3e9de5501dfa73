import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { AppError, sentence } from "../net/errors";
import { type GameArt, gameArt, loadSheet } from "../pieces/assets";
import { type Box, type BoxFile, boxesDiffer, boxFile, type Facts, readBox } from "../pieces/boxFile";

interface BoxAtHand {
  file: BoxFile | null;
  art: GameArt | null;
  box: Box | null;
  failed: string | null;
  /** Keep a piece with these facts, or (null) as listed. Either way it counts as checked. */
  keep: (piece: string, facts: Facts | null) => Promise<boolean>;
}

/** Return the list of a game's pieces, their pictures, and this phone's box. */
export function useBox(game: string): BoxAtHand {
  const [file, setFile] = useState<BoxFile | null>(null);
  const [art, setArt] = useState<GameArt | null>(null);
  const [box, setBox] = useState<Box | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const fail = (error: unknown) => setFailed(sentence(error));
    if (boxesDiffer(game)) {
      boxFile(game).then(setFile, fail);
      Promise.all([gameArt(game), loadSheet("glyphs"), loadSheet(`${game}-M`)]).then(
        ([loadedArt]) => setArt(loadedArt),
        fail,
      );
    }
    api.box(game).then((keptBox) => setBox(readBox(keptBox)), fail);
  }, [game]);

  const keep = async (piece: string, facts: Facts | null) => {
    if (!box) return false;
    const { [piece]: _before, ...rest } = box.pieces;
    const pieces = facts ? { ...rest, [piece]: facts } : rest;
    const settled = [...new Set([...box.settled, piece])];
    setFailed(null);
    setBox({ ...box, pieces, settled });
    try {
      const before = box.pieces[piece] ?? null;
      setBox(readBox(await api.pieceKeep(game, piece, facts, before)));
      return true;
    } catch (error) {
      setBox(box);
      setFailed(sentence(error));
      // Another phone has changed the piece: show its version, which can be edited then.
      if (error instanceof AppError && error.code === "box.changed_elsewhere") {
        api.box(game).then(
          (keptBox) => setBox(readBox(keptBox)),
          () => undefined,
        );
      }
      return false;
    }
  };
  return { file, art, box, failed, keep };
}
