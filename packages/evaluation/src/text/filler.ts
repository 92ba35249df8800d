import { lowerWords } from './words.ts';

/** Latin that stands for a text to come: nothing else is to be judged in it. */
const FILLER = /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetu?er adipiscing\b/iu;
/** Words that such texts have and others hardly. */
const LATIN = new Set(
  'lorem ipsum amet consectetuer consectetur adipiscing pellentesque vestibulum phasellus aenean ultricies maecenas natoque penatibus parturient nascetur ridiculus vivamus suspendisse curabitur praesent eget malesuada lacinia eleifend ligula tellus commodo eiusmod incididunt labore dolore magnam aliquam quaerat voluptatem voluptatum blanditiis praesentium deleniti sociis dictum perspiciatis omnis iste natus accusantium doloremque laudantium sapien metus mollis pretium quis felis'.split(
    ' ',
  ),
);
const fewest = 3;

/** Whether a text is such Latin, or has some. */
export const isFiller = (text: string): boolean =>
  FILLER.test(text) || new Set(lowerWords(text).filter((word) => LATIN.has(word))).size >= fewest;
