import { titles } from './data/job-titles.ts';
import { skills } from './data/skills.ts';
import { softSkills } from './data/soft-skills.ts';
import { keyOf, tokensIn, type Token } from './tokens.ts';

/** One of the names of a skill or a job. */
export interface Name {
  /** Its words in lower case. */
  key: string;
  /** Its words as written, if it counts only so: "Go" is a language, "go" is not. */
  exactly: string;
}

/** A skill or a job, with all its names. */
export interface Concept {
  names: Name[];
}

/** Finds the names of concepts in texts. */
export interface Vocabulary {
  /** The concept whose name begins at a word, with how many words it takes; the longest name. */
  at: (tokens: readonly Token[], from: number) => { concept: Concept; length: number } | null;
}

const nameOf = (written: string): Name => {
  const isExact = written.startsWith('=');
  const name = isExact ? written.slice(1) : written;
  const exactly = isExact
    ? tokensIn(name)
        .map(({ word }) => word)
        .join(' ')
    : '';
  return { key: keyOf(name), exactly };
};

function vocabularyOf(lines: string): Vocabulary {
  const byKey = new Map<string, { concept: Concept; name: Name }>();
  for (const line of lines.trim().split('\n')) {
    const concept = { names: line.split('|').map(nameOf) };
    for (const name of concept.names) if (!byKey.has(name.key)) byKey.set(name.key, { concept, name });
  }
  const longest = Math.max(...[...byKey.keys()].map((key) => key.split(' ').length));
  return {
    at: (tokens, from) => {
      for (let length = Math.min(longest, tokens.length - from); length > 0; length -= 1) {
        const words = tokens.slice(from, from + length);
        const found = byKey.get(words.map(({ lower }) => lower).join(' '));
        if (found && (found.name.exactly === '' || found.name.exactly === words.map(({ word }) => word).join(' ')))
          return { concept: found.concept, length };
      }
      return null;
    },
  };
}

export const skillVocabulary = vocabularyOf(skills);
export const softSkillVocabulary = vocabularyOf(softSkills);
export const titleVocabulary = vocabularyOf(titles);
