import type { Page } from './page.ts';

/** A post; its text is the file of its name in `ui/src/rooms/site/posts`, and in the folder there of each other language. */
interface Post {
  slug: string;
  /** The day it appeared, `YYYY-MM-DD`. */
  day: string;
  title: string;
  description: string;
}

/** The posts, the newest first. */
export const posts: readonly Post[] = [
  {
    slug: 'tailor-a-resume-in-fifteen-minutes',
    day: '2026-11-23',
    title: 'Tailor a resume in fifteen minutes',
    description:
      'What to move, what to rewrite and what to leave alone when a posting deserves more than the usual file.',
  },
  {
    slug: 'a-cover-letter-in-four-paragraphs',
    day: '2026-11-23',
    title: 'A cover letter in four paragraphs',
    description:
      'A fact, a story, the question they will have, and what happens next: 250 words that a resume cannot say.',
  },
  {
    slug: 'a-gap-in-your-resume',
    day: '2026-11-23',
    title: 'A gap in your resume needs one line',
    description: 'How to write a year without a job so that nobody has to guess, and what not to do about it.',
  },
  {
    slug: 'numbers-when-nobody-counted',
    day: '2026-11-23',
    title: 'Numbers when nobody counted',
    description: 'Four kinds of numbers that everybody’s work has, how to find them, and how to stay honest with them.',
  },
  {
    slug: 'resumes-in-other-countries',
    day: '2026-11-23',
    title: 'Resumes in other countries',
    description: 'Paper, photo, age, length, spelling and dates: what changes when you apply abroad.',
  },
  {
    slug: 'what-software-reads-in-your-pdf',
    day: '2026-11-23',
    title: 'What software reads in your PDF',
    description: 'A test of two minutes that shows what a hiring system sees, and the three things that go wrong most.',
  },
];

/** The address of a post. */
export const postPath = ({ slug }: Pick<Post, 'slug'>): string => `/blog/${slug}`;

/** The address of the feed of the posts, for programs that read feeds. */
export const feedPath = '/blog/feed.xml';

/** Each post as a page. */
export const blogPages: readonly Page[] = posts.map(({ title, description, ...post }) => ({
  path: postPath(post),
  layout: 'main',
  since: '0.2.0',
  screen: 'site/post-page',
  words: ['site'],
  head: { title, description },
}));
