import type { Receipt } from '@vitae/api/contract';
import { coverLetterKind, defaultCountry, newId } from '@vitae/domain';
import type { LetterWithSums } from '@vitae/templates';
import type { SavedFile } from '../../base/platform.ts';
import { loadPreview } from '../../base/use-preview.ts';

/** A receipt as a letter from the site to the person who paid, with its amounts in a column, in the words it was issued in. */
export function receiptLetter({ printed, buyer, at, ...receipt }: Receipt): LetterWithSums {
  const { title, language: locale, sums, notes, closing } = printed;
  const empty = coverLetterKind.create({ title, locale, country: buyer.country || defaultCountry });
  return {
    ...empty,
    // The same receipt gives the same bytes.
    createdAt: at,
    updatedAt: at,
    sender: {
      ...empty.sender,
      fullName: receipt.seller,
      location: { ...empty.sender.location, address: receipt.sellerAddress },
    },
    recipient: { ...empty.recipient, name: buyer.name, address: buyer.email },
    date: at.slice(0, 10),
    subject: title,
    opening: '',
    sums,
    paragraphs: notes.map((text) => ({ id: newId(), text })),
    closing,
  };
}

/** The PDF of a receipt, tagged, by the renderer that draws documents. */
export async function receiptFile(receipt: Receipt): Promise<SavedFile> {
  const { createPreview } = await loadPreview();
  const preview = createPreview({ assets: () => Promise.reject(new Error('A receipt has no pictures.')) });
  try {
    const letter = receiptLetter(receipt);
    const { bytes } = await preview.pdf(letter, { attachment: 'none' });
    return {
      name: `${letter.title}.pdf`,
      type: 'application/pdf',
      content: new Blob([bytes], { type: 'application/pdf' }),
    };
  } finally {
    preview.dispose();
  }
}
