/** Behind a sign that is drawn as a picture: "✔️". */
const AS_PICTURE = String.raw`\uFE0F?`;
/** Characters that people and programs put before list items, for a class of an expression. */
const SIGNS = '•‧●○◦▪▫■□◼◻‣⁃∙·⋅›»❯❱►▶▸▹→⇒⇨⟶➔➘-➯➱-➾✓✔✦✧★☆⋆✩-❋∗⁎❖◆◇◈⬥⬦⦿⊙⊚※*⚫⬤・';
const MARK = new RegExp(String.raw`^\s*(?:[${SIGNS}]${AS_PICTURE}|[-–—‒―−](?=\s)|>(?=\s+\D)|\p{Co})\s*`, 'u');
const ONLY_MARK = new RegExp(String.raw`^\s*(?:[${SIGNS}\-–—‒―−>o]${AS_PICTURE}|\p{Co})\s*$`, 'u');

/** Whether a text is the mark of a list item and nothing else. */
export const isBulletMark = (text: string): boolean => ONLY_MARK.test(text);

/** The text without its list mark; undefined if it has none. */
export const withoutBullet = (text: string): string | undefined => {
  const match = MARK.exec(text);
  if (!match || match[0].length >= text.length) return undefined;
  return text.slice(match[0].length);
};
