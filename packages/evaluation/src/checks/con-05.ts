import { webHref } from '@vitae/domain';
import { failAt, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';

/** A host with a dot and a top-level domain, then anything without spaces. */
const ADDRESS =
  /^(?:https?:\/\/(?:[\p{L}\p{N}_-]+\.)+[\p{L}][\p{L}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?|mailto:\S+@\S+|tel:[\d+]+)$/iu;

export const con05 = resumeCheck({
  id: 'CON-05',
  category: 'contact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.urlSyntax],
  run: ({ resume: { basics } }) => {
    const links = basics.links.filter(({ url }) => url.trim());
    if (links.length === 0) return skip('nothing-to-check');
    const broken = links.filter(({ url }) => !ADDRESS.test(webHref(url)));
    return failAt(broken.map(({ id, url }) => ({ text: url.trim(), path: `basics.links.${id}` })));
  },
});
