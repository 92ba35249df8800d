/** The tabs of the design panel; a kind of document may have more. */
export type DesignTab = 'template' | 'look' | 'page' | 'sections';

const tabs: readonly [DesignTab, RegExp][] = [
  [
    'page',
    /^template\.(tokens\.(page|pageNumbers|dateStyle|datesAtEnd|contactIcons|levels|showPhoto)|layout\.(fitPages|autoFit))(\.|$)/,
  ],
  ['look', /^template\.tokens(\.|$)/],
  ['sections', /^template\.layout(\.|$)/],
];

/** The tab with the control of a path of the document. */
export function tabOfPath(path: string): DesignTab {
  return tabs.find(([, paths]) => paths.test(path))?.[0] ?? 'template';
}
