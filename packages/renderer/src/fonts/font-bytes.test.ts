import { fontFamilies, resumeSchema, type Resume } from '@vitae/domain';
import { templates } from '@vitae/templates';
import { twoPageResume } from '@vitae/testkit/pdf';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import { nodeFonts } from '../node.ts';
import { everyNth } from '@vitae/testkit/sample';

/** How many bytes of fonts a page with a Latin resume may fetch. */
const LIMIT = 300 * 1024;

async function fontBytes(resume: Resume): Promise<number> {
  let sum = 0;
  const fonts = async (file: string) => {
    const bytes = await nodeFonts(file);
    sum += bytes.length;
    return bytes;
  };
  await createEngine({ fonts, assets: async () => undefined }).layOut(resume);
  return sum;
}

const english = twoPageResume();
const french: Resume = resumeSchema.parse({
  ...english,
  locale: 'fr',
  basics: { ...english.basics, fullName: 'Zoë Lefèvre-Œuvrard', headline: 'Ingénieure logiciel — « Cœur de métier »' },
  summary: '**Cheffe d’équipe** et *formatrice* : 12 000 € d’économies, nº 1 → n° 2 ; ***sûre***.',
});

describe('fonts fetched for a Latin resume', () => {
  it.each(everyNth(3, 1, templates).map(({ id }) => id))('stay under 300 KB, uncompressed: template %s', async (id) => {
    for (const resume of [english, french])
      expect(await fontBytes({ ...resume, template: { ...resume.template, id } })).toBeLessThanOrEqual(LIMIT);
  });

  it.each(everyNth(3, 0, fontFamilies))(
    'stay under 300 KB with every style and usual emoji: family %s',
    async (fontFamily) => {
      const { template } = french;
      const summary = '**bold** *italic* ***both***';
      const plain: Resume = {
        ...french,
        summary,
        template: { ...template, tokens: { ...template.tokens, fontFamily } },
      };
      const [bare, withEmoji] = [
        await fontBytes(plain),
        await fontBytes({ ...plain, summary: `${summary} 📞 ✉️ 🌐 👩🏽‍💻 🚀` }),
      ];
      expect(withEmoji).toBeGreaterThan(bare);
      expect(withEmoji).toBeLessThanOrEqual(LIMIT);
    },
  );
});
