/** Signs of which some are full and some empty, or all the same: "★★★★☆", "●●●○○". */
const SIGNS = /(?<!\p{L})[★☆⭐●○◉◯■□▪▫▮▯█░▓]{3,10}\s*$/u;
/** The name of a skill and nothing but its part of a hundred, or of five or ten: "Python 90%", "Java – 4/5". */
const SHARE =
  /^[\p{L}][\p{L}\p{N} .+#/&()-]{0,30}?\s*[:–—-]?\s*\(?(?:(?:[1-9]?\d|100) ?%|[1-9](?:\.5)? ?\/ ?(?:5|10)|10 ?\/ ?10)\)?$/u;
/** A share alone, as the level of a skill. */
const ALONE = /^(?:\d{1,3} ?%|[1-9] ?\/ ?(?:5|10))$/u;

/** Whether a text rates a skill by a bar, stars or a share. */
export const isRated = (text: string): boolean => [SIGNS, SHARE, ALONE].some((rated) => rated.test(text.trim()));

/** What a bar shows beside the name of a skill, read as one: a number or a share names nothing. */
const NUMBER = /^\d{1,3}(?:[.,]\d+)?$/u;
export const isShareAlone = (text: string): boolean => [ALONE, NUMBER].some((share) => share.test(text.trim()));
