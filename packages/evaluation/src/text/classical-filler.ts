import { lowerWords } from './words.ts';

/** The classical text for pages to come, as it is printed, and what programs make of its author's other sentences. */
const LATIN = new Set(
  `lorem ipsum amet consectetur consectetuer adipiscing adipisicing eiusmod tempor incididunt labore dolore magnam aliqua
  minim veniam nostrud exercitation ullamco laboris aliquip commodo consequat duis aute irure reprehenderit voluptate cillum
  fugiat pariatur excepteur occaecat cupidatat proident officia deserunt mollit laborum perspiciatis iste natus accusantium
  doloremque laudantium totam aperiam eaque veritatis quasi architecto beatae dicta explicabo nemo ipsam voluptatem voluptas
  aspernatur odit consequuntur magni dolores ratione sequi nesciunt porro quisquam dolorem adipisci numquam eius quaerat
  corporis suscipit laboriosam nihil molestiae illum vero accusamus iusto dignissimos ducimus blanditiis praesentium
  voluptatum deleniti corrupti excepturi occaecati cupiditate provident similique mollitia harum rerum facilis expedita
  libero tempore cum soluta eligendi optio cumque impedit maxime placeat possimus assumenda repellendus temporibus quibusdam
  debitis necessitatibus saepe eveniet voluptates repudiandae recusandae itaque hic tenetur sapiente delectus reiciendis
  maiores alias perferendis doloribus asperiores repellat pellentesque vestibulum phasellus aenean ultricies ultrices maecenas
  natoque penatibus parturient montes nascetur ridiculus vivamus suspendisse curabitur praesent eget malesuada lacinia eleifend
  ligula tellus sociis dictum sapien metus mollis pretium felis nullam venenatis egestas nisl elementum quisque bibendum purus
  convallis donec rutrum accumsan mauris facilisis fusce dapibus pharetra tincidunt feugiat imperdiet fermentum tristique orci
  ornare gravida turpis vulputate finibus laoreet hendrerit condimentum interdum etiam molestie sodales scelerisque dignissim
  sollicitudin blandit rhoncus posuere cursus proin nunc diam sagittis lobortis volutpat auctor congue nisi vitae viverra
  aliquam aliquet varius porttitor iaculis sed justo lectus augue enim semper`.split(/\s+/u),
);
/** Words of it in a text, and the part of all its words that they make: "curriculum vitae", "semper" are none. */
const fewestLatin = 3;
const partOfLatin = 0.2;
const PHRASE = /\blorem ipsum dolor\b|\bdolor sit amet\b|\bconsectetu?er adipiscing\b/iu;

/** The same in English, in the translation of 1914 that programs fill pages with, and its first words as others have them. */
const ENGLISH = `but i must explain to you how all this mistaken idea of denouncing of a pleasure and praising pain was born and i will
  give you a complete account of the system and expound the actual teachings of the great explorer of the truth the master
  builder of human happiness no one rejects dislikes or avoids pleasure itself because it is pleasure but because those who do
  not know how to pursue pleasure rationally encounter consequences that are extremely painful nor again is there anyone who
  loves or pursues or desires to obtain pain of itself because it is pain but because occasionally circumstances occur in which
  toil and pain can procure him some great pleasure to take a trivial example which of us ever undertakes laborious physical
  exercise except to obtain some advantage from it but who has any right to find fault with a man who chooses to enjoy a
  pleasure that has no annoying consequences or one who avoids a pain that produces no resultant pleasure on the other hand we
  denounce with righteous indignation and dislike men who are so beguiled and demoralized by the charms of pleasure of the
  moment so blinded by desire that they cannot foresee the pain and trouble that are bound to ensue and equal blame belongs to
  those who fail in their duty through weakness of will which is the same as saying through shrinking from toil and pain these
  cases are perfectly simple and easy to distinguish in a free hour when our power of choice is untrammelled and when nothing
  prevents our being able to do what we like best every pleasure is to be welcomed and every pain avoided but in certain
  circumstances and owing to the claims of duty or the obligations of business it will frequently occur that pleasures have to
  be repudiated and annoyances accepted the wise man therefore always holds in these matters to this principle of selection he
  rejects pleasures to secure other greater pleasures or else he endures pains to avoid worse pains this being the theory i hold
  why need i be afraid of not being able to reconcile it with the case of the torquati my ancestors your references to them just
  now were historically correct and also showed your kind and friendly feeling towards myself but all the same i am not to be
  bribed by your flattery of my family and you will not find me a less resolute opponent tell me pray what explanation do you
  put upon their actions do you really believe that they charged an armed enemy or treated their children their own flesh and
  blood so cruelly without a thought for their own interest or advantage why even wild animals do not act in that way they do
  not run amok so blindly that we cannot discern any purpose in their movements and their onslaughts can you then suppose that
  those heroic men performed their famous deeds without any motive at all mistaken idea of reprobating pleasure and extolling
  pain arose with the case of my ancestors`;

const inThrees = (words: readonly string[]): string[] =>
  words.slice(2).map((word, at) => `${words[at] ?? ''} ${words[at + 1] ?? ''} ${word}`);
const known: ReadonlySet<string> = new Set(inThrees(ENGLISH.split(/\s+/u)));
/** Of three words in a row, how many must be of it, and which part of all. */
const fewestThrees = 4;
const partOfThrees = 0.6;

/** Whether a text is the classical one that stands for a text to come, in Latin or in English, or has some of it. */
export function isClassicalFiller(text: string): boolean {
  const words = lowerWords(text);
  const latin = words.filter((word) => LATIN.has(word));
  if (PHRASE.test(text)) return true;
  if (new Set(latin).size >= fewestLatin && latin.length >= partOfLatin * words.length) return true;
  const threes = inThrees(words);
  const english = threes.filter((three) => known.has(three)).length;
  return english >= fewestThrees && english >= partOfThrees * threes.length;
}
