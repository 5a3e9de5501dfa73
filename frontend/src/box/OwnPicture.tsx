import { api } from "../net/api";
import type { Facts } from "../pieces/boxFile";
import { SvgPicture } from "../pieces/SvgPicture";
import { useRequest } from "../ui/useRequest";
import type { Payload } from "../wire";

const drawn = new Map<string, Promise<{ picture: string }>>();

function fetchPicture(game: string, piece: string, facts: Facts): Promise<{ picture: string }> {
  const key = `${game} ${piece} ${JSON.stringify(facts)}`;
  const picture = drawn.get(key) ?? api.piecePicture(game, piece, facts as unknown as Payload);
  picture.catch(() => drawn.delete(key));
  drawn.set(key, picture);
  return picture;
}

interface OwnPictureProps {
  game: string;
  piece: string;
  facts: Facts;
  size: number;
}

/** The picture of an own piece; an empty space until it is loaded. */
export function OwnPicture({ game, piece, facts, size }: OwnPictureProps) {
  const { answer } = useRequest(piece, () => fetchPicture(game, piece, facts), facts);
  if (!answer) return <span class="tile-picture" style={{ width: size, height: size }} />;
  return <SvgPicture source={answer.picture} size={size} />;
}
