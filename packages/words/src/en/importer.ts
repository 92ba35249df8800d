/** Texts about an imported file: by code, why it could not be read; and notes on how it was read. */
export const importer = {
  empty: 'This file is empty. Check that it was saved completely, then choose it again.',
  'too-large':
    'This file is larger than 20 MB. Export the resume again without large pictures, or choose a smaller file.',
  'too-many-pages': 'This file has more than 50 pages. Save only the pages of the resume and choose that file.',
  timeout:
    'Reading this file took longer than 30 seconds and was stopped. Save it again as PDF or DOCX, or choose another format.',
  encrypted: 'This file is protected with a password. Open it, save a copy without the password and choose the copy.',
  damaged: 'This file is damaged and cannot be opened. Export it again from the program it was made with.',
  'image-only':
    'This PDF contains only pictures of text, like a scan, so no words can be read from it. Choose the original document, or run text recognition (OCR) on it first.',
  unrecognised:
    'No words could be recognised on the pages of this file. Scan it again straight, sharp and in black on white, or choose the original document.',
  'recognition-not-there':
    'The text recognition could not be fetched. Check the connection, then try again, or choose the original document.',
  'too-many-pixels':
    'This picture has more than 36 million pixels. Save it with fewer, as A4 at 300 dots per inch has, and choose it again.',
  'no-text': 'This file contains no text. Check that it is the right file, then choose it again.',
  'unreadable-text':
    'This PDF does not say which letters its shapes stand for, so the words cannot be read. Choose the original document, or export the PDF again with another program.',
  unsupported:
    'This kind of file cannot be read. Choose a PDF, DOCX, ODT, RTF, HTML, TXT, Markdown or JSON file (JSON Resume, Reactive Resume or Vitae), RenderCV YAML, Europass XML, or the LinkedIn data export as ZIP.',
  'legacy-word': 'This is an old Word document (.doc). Open it, save it as .docx or PDF and choose that file.',
  picture:
    'The content of this file is a picture, whatever its name says, so no words can be read from it. Choose the document itself, or run text recognition (OCR) on the picture and choose the result.',
  spreadsheet: 'The content of this file is a spreadsheet, which cannot be read. Save it as PDF and choose that file.',
  slides: 'The content of this file is a presentation, which cannot be read. Save it as PDF and choose that file.',
  apple:
    'This is a Pages, Numbers or Keynote document, which cannot be read. Open it in its app, export it as PDF or Word and choose that file.',
  recording: 'The content of this file is sound or video, so no words can be read from it. Choose a document instead.',
  archive:
    'This file is an archive with other files in it. Unpack it and choose the document. The only archive that can be read is LinkedIn’s data export.',
  'not-a-resume':
    'This file is valid data, but not a resume in a known format. Choose a JSON Resume, Reactive Resume, RenderCV or Vitae file, or a PDF or DOCX.',
  'not-a-letter':
    'No cover letter can be read from this kind of file. Choose a PDF, DOCX, ODT, RTF, HTML, TXT or Markdown file, or a letter that you saved here as JSON.',
  'newer-version': 'This file was written by a newer version of the app. Update, then choose it again.',
  cancelled: 'Reading the file was cancelled. Choose it again to start over.',
  failed: 'This file could not be read. Save it again as PDF or DOCX, or choose another format.',
  // Notes.
  photoByAddress: 'The file links to a photo, which was not downloaded. Add the photo in the personal details.',
  photoLeftOut:
    'The photo in the file is damaged, larger than 300 KB or neither PNG nor JPEG, and was left out. Add it again in the personal details.',
  recognised:
    'The text of this file was recognised in pictures, so letters may be wrong: compare it with the pages beside it.',
  pagesWithoutText: '{{pages}} of the pages contain only pictures; nothing on them was read.',
  renamed: 'The name ends in .{{extension}}, but the content is {{format}}; it was read as such.',
  unknownFields: 'These parts of the file do not fit into a resume and were left out: {{names}}.',
  // File types, as named in the note on a wrong extension.
  'format-pdf': 'PDF',
  'format-docx': 'DOCX',
  'format-odt': 'OpenDocument text',
  'format-rtf': 'Rich Text',
  'format-vitae': 'Vitae JSON',
  'format-json-resume': 'JSON Resume',
  'format-reactive-resume': 'Reactive Resume JSON',
  'format-rendercv': 'RenderCV YAML',
  'format-europass': 'Europass XML',
  'format-linkedin': 'a LinkedIn export',
  'format-markdown': 'Markdown',
  'format-html': 'a web page',
  'format-text': 'plain text',
} as const;
