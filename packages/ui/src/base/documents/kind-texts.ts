const withTexts = ['resume', 'coverletter'] as const;

/** The group of texts that the catalogue has for a kind of document: its own, or those for any kind. */
export const textsOfKind = (kind: string): (typeof withTexts)[number] | 'other' =>
  withTexts.find((key) => key === kind) ?? 'other';
