import { ImageRun, type IContext, type IXmlableObject } from 'docx';

/** A picture in the frame of an ellipse (ISO 29500-1, 20.1.10.56); the library draws rectangles only. */
export class RoundImage extends ImageRun {
  override prepForXml(context: IContext): IXmlableObject | undefined {
    const made = super.prepForXml(context);
    if (made) roundFrames(made);
    return made;
  }
}

function roundFrames(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'prst' && value === 'rect') Object.assign(node, { prst: 'ellipse' });
    else roundFrames(value);
  }
}
