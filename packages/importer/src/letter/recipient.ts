import type { CoverLetter } from '@vitae/domain';
import { organisationScore, roleScore } from '../language/words.ts';
import { foldWords } from '../text/normalise.ts';

const TITLE =
  /^(?:mrs?|ms|mx|miss|dr|prof|frau|herrn?|madame|monsieur|m|mme|sra?|dhr|mevrouw|z\.\s?hd|attn|attention)\b/iu;

/** Name, position, company and postal address from the lines above a salutation; each line is in one of them. */
export function recipientFrom(lines: readonly string[], opening: string): CoverLetter['recipient'] {
  const called = foldWords(opening).at(-1) ?? '';
  const recipient = { name: '', role: '', company: '', address: '' };
  const address: string[] = [];
  for (const line of lines) {
    const isPerson = TITLE.test(line) || (called !== '' && foldWords(line).includes(called) && !/\d/u.test(line));
    const isCompany = organisationScore(line) > 0.5;
    if (address.length > 0 || (/\d/u.test(line) && !isCompany)) address.push(line);
    else if (!recipient.name && isPerson && !isCompany) recipient.name = line;
    else if (!recipient.role && recipient.name && !recipient.company && roleScore(line) > 0.5) recipient.role = line;
    else if (!recipient.company) recipient.company = line;
    else if (!recipient.role) recipient.role = line;
    else address.push(line);
  }
  return { ...recipient, address: address.join('\n') };
}
