/** A text area whose text is one field of the resume, and its pages: the baseline for the builder's own work. */
import type { Resume } from '@vitae/domain';
import { createPreview } from '@vitae/renderer/preview';
import { twoPageResume } from '@vitae/testkit/two-page-resume';

const query = new URLSearchParams(location.search);
/** Pixels of a canvas per point, as in the builder that it is compared with. */
const scale = Number(query.get('scale') ?? 4 / 3);

const writers: Record<string, { read: (resume: Resume) => string; write: (resume: Resume, text: string) => Resume }> = {
  headline: {
    read: ({ basics }) => basics.headline,
    write: (resume, headline) => ({ ...resume, basics: { ...resume.basics, headline } }),
  },
  body: {
    read: ({ sections }) => String(sections.experience.items[0]?.['body']),
    write: (resume, body) => {
      const { experience } = resume.sections;
      const items = experience.items.map((item, index) => (index === 0 ? { ...item, body } : item));
      return { ...resume, sections: { ...resume.sections, experience: { ...experience, items } } };
    },
  },
};
const writer = writers[query.get('field') ?? ''];
const text = document.querySelector('textarea');
if (!writer || !text) throw new Error('Name a field that can be typed into');

let resume = twoPageResume();
const preview = createPreview({ assets: async () => undefined });
preview.setScale(scale);
preview.setVisible([{ pageIndex: 0, top: 0, bottom: window.innerHeight / scale }]);
const attached = new Set<number>();
preview.subscribe(({ pages }) => {
  for (const { index, width, height } of pages) {
    if (attached.has(index)) continue;
    attached.add(index);
    const canvas = document.createElement('canvas');
    canvas.style.cssText = `display:block;width:${width * scale}px;height:${height * scale}px`;
    document.body.append(canvas);
    preview.attach(index, canvas);
  }
});
preview.update(resume);
text.value = writer.read(resume);
text.addEventListener('input', () => {
  resume = writer.write(resume, text.value);
  preview.update(resume);
});
