import { Image } from '@react-pdf/primitives';
import type { TreeImage, TreeNode } from './node.ts';

/** Reads the format and size of a PNG or JPEG; `undefined` for anything else, which is then not drawn. */
export function readPicture(key: string, data: Uint8Array): TreeImage | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (data.length > 24 && view.getUint32(0) === 0x89504e47)
    return { key, data, format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  const frame = data.length > 4 && view.getUint16(0) === 0xffd8 ? jpegFrame(view) : undefined;
  return frame && { key, data, format: 'jpg', ...frame };
}

/** The size in a JPEG's first start-of-frame segment. */
function jpegFrame(view: DataView): { width: number; height: number } | undefined {
  let offset = 2;
  while (offset + 9 < view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

/**
 * Assigns the decoded pictures to their nodes, so that layout has nothing to fetch. A picture that is not ours is left
 * out.
 */
export function placePictures(root: TreeNode, pictures: ReadonlyMap<string, TreeImage>): void {
  root.children = root.children.filter((child) => {
    if (child.type !== Image) {
      placePictures(child, pictures);
      return true;
    }
    const picture = [...pictures.values()].find((known) => known === child.props['src']);
    if (picture) child.image = picture;
    return picture !== undefined;
  });
}
