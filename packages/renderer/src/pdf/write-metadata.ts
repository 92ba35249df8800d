import { catalogOf, internalsOf } from './pdfkit-internals.ts';
import type { FileInfo } from './write-pdf.ts';

/** Writes title, author, language and date as XMP (ISO 16684-1), where programs that catalogue files look for them. */
export function writeMetadata(document: PDFKit.PDFDocument, { title, author, language, date }: FileInfo): void {
  const time = date.toISOString();
  const packet = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>Vitae</xmp:CreatorTool><xmp:CreateDate>${time}</xmp:CreateDate><xmp:ModifyDate>${time}</xmp:ModifyDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
  const stream = internalsOf(document).ref({ Type: 'Metadata', Subtype: 'XML' });
  // Programs that do not understand PDF search for the packet in the plain bytes.
  stream.compress = false;
  stream.write(new TextEncoder().encode(packet));
  stream.end();
  catalogOf(document).data['Metadata'] = stream;
}

/** Escaped as the text of an element; characters that XML does not allow are left out. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
