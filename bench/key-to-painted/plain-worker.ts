import { Font, pdf, type DocumentProps } from '@react-pdf/renderer';
import { fontUrls } from '@vitae/renderer/fonts';
import { renderTemplate } from '@vitae/templates';
import { twoPageResume } from '@vitae/testkit/two-page-resume';
import { isValidElement } from 'react';
import { afterKeys } from './edits.ts';

const resume = twoPageResume();
const face = (style: string) => fontUrls[`source-serif-${style}.ttf`]?.href ?? '';
Font.register({
  family: 'source-serif',
  fonts: [
    { src: face('regular') },
    { src: face('italic'), fontStyle: 'italic' },
    { src: face('bold'), fontWeight: 600 },
    { src: face('bold-italic'), fontWeight: 600, fontStyle: 'italic' },
    { src: face('bold'), fontWeight: 700 },
  ],
});
Font.registerHyphenationCallback((word) => [word]);

self.addEventListener('message', ({ data }: MessageEvent<number>) => {
  const element = renderTemplate(afterKeys(resume, data));
  if (!isValidElement<DocumentProps>(element)) return;
  void pdf(element)
    .toBlob()
    .then(async (blob) => self.postMessage(new Uint8Array(await blob.arrayBuffer())));
});
