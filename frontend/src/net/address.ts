/** Return the address of a server as one types it: without what browsers add by themselves. @param url of any page of it. */
export function formatAddress(url: string): string {
  const { protocol, host } = new URL(url);
  return protocol === "http:" ? host : `${protocol}//${host}`;
}
