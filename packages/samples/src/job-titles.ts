/** The job titles that have suggested phrases. */
export const jobTitleSlugs = [
  'software-engineer',
  'product-manager',
  'registered-nurse',
  'accountant',
  'sales-representative',
  'customer-support-specialist',
  'electrician',
  'teacher',
  'marketing-manager',
  'data-analyst',
  'project-manager',
  'retail-store-associate',
  'administrative-assistant',
  'human-resources-generalist',
] as const;

export type JobTitleSlug = (typeof jobTitleSlugs)[number];

export type JobTitle = {
  readonly slug: JobTitleSlug;
  /** As people write it, in English. */
  readonly title: string;
  readonly category: string;
  /** Other names for the same work, in lower case. */
  readonly synonyms: readonly string[];
};

export const jobTitles: readonly JobTitle[] = [
  {
    slug: 'software-engineer',
    title: 'Software Engineer',
    category: 'Technology',
    synonyms: [
      'software developer',
      'programmer',
      'web developer',
      'frontend developer',
      'front end developer',
      'frontend engineer',
      'front end engineer',
      'backend developer',
      'back end developer',
      'backend engineer',
      'back end engineer',
      'full stack developer',
      'full stack engineer',
      'fullstack developer',
      'fullstack engineer',
      'mobile developer',
      'ios developer',
      'android developer',
      'java developer',
      'python developer',
      'application developer',
      'devops engineer',
      'site reliability engineer',
      'developer',
    ],
  },
  {
    slug: 'product-manager',
    title: 'Product Manager',
    category: 'Technology',
    synonyms: [
      'product owner',
      'product lead',
      'head of product',
      'director of product',
      'vp of product',
      'chief product officer',
    ],
  },
  {
    slug: 'registered-nurse',
    title: 'Registered Nurse',
    category: 'Healthcare',
    synonyms: [
      'rn',
      'nurse',
      'staff nurse',
      'charge nurse',
      'icu nurse',
      'emergency room nurse',
      'er nurse',
      'travel nurse',
      'bsn',
    ],
  },
  {
    slug: 'accountant',
    title: 'Accountant',
    category: 'Finance',
    synonyms: [
      'staff accountant',
      'cpa',
      'bookkeeper',
      'accounting specialist',
      'accounting clerk',
      'accounting manager',
      'controller',
      'auditor',
      'accounts payable',
      'accounts receivable',
    ],
  },
  {
    slug: 'sales-representative',
    title: 'Sales Representative',
    category: 'Sales',
    synonyms: [
      'sales rep',
      'salesperson',
      'sales executive',
      'sales consultant',
      'account executive',
      'account manager',
      'sales development representative',
      'business development representative',
      'sdr',
      'bdr',
      'inside sales',
      'outside sales',
      'sales manager',
      'business development manager',
    ],
  },
  {
    slug: 'customer-support-specialist',
    title: 'Customer Support Specialist',
    category: 'Customer Service',
    synonyms: [
      'customer support',
      'customer service',
      'customer service representative',
      'customer success',
      'customer care',
      'client support',
      'support specialist',
      'support agent',
      'technical support',
      'help desk',
      'call center',
    ],
  },
  {
    slug: 'electrician',
    title: 'Electrician',
    category: 'Skilled Trades',
    synonyms: [
      'journeyman electrician',
      'master electrician',
      'apprentice electrician',
      'electrical technician',
      'electrical apprentice',
      'electrical foreman',
      'wireman',
      'lineman',
    ],
  },
  {
    slug: 'teacher',
    title: 'Teacher',
    category: 'Education',
    synonyms: [
      'elementary teacher',
      'school teacher',
      'high school teacher',
      'classroom teacher',
      'substitute teacher',
      'educator',
      'instructor',
    ],
  },
  {
    slug: 'marketing-manager',
    title: 'Marketing Manager',
    category: 'Marketing',
    synonyms: [
      'marketing',
      'marketing specialist',
      'marketing coordinator',
      'digital marketing manager',
      'product marketing manager',
      'brand manager',
      'growth manager',
      'content manager',
      'social media manager',
      'marketing director',
      'head of marketing',
    ],
  },
  {
    slug: 'data-analyst',
    title: 'Data Analyst',
    category: 'Technology',
    synonyms: [
      'business intelligence analyst',
      'bi analyst',
      'business analyst',
      'reporting analyst',
      'analytics engineer',
      'data scientist',
      'product analyst',
      'analytics',
    ],
  },
  {
    slug: 'project-manager',
    title: 'Project Manager',
    category: 'Management',
    synonyms: [
      'project coordinator',
      'project lead',
      'program manager',
      'programme manager',
      'technical project manager',
      'construction project manager',
      'scrum master',
      'delivery manager',
      'pmp',
    ],
  },
  {
    slug: 'retail-store-associate',
    title: 'Retail Store Associate',
    category: 'Retail',
    synonyms: [
      'retail associate',
      'sales associate',
      'store associate',
      'retail assistant',
      'shop assistant',
      'cashier',
      'stock clerk',
      'store clerk',
      'retail',
    ],
  },
  {
    slug: 'administrative-assistant',
    title: 'Administrative Assistant',
    category: 'Administration',
    synonyms: [
      'admin assistant',
      'executive assistant',
      'office assistant',
      'office manager',
      'office administrator',
      'secretary',
      'receptionist',
      'personal assistant',
      'data entry clerk',
    ],
  },
  {
    slug: 'human-resources-generalist',
    title: 'Human Resources Generalist',
    category: 'Human Resources',
    synonyms: [
      'hr generalist',
      'hr specialist',
      'hr manager',
      'hr coordinator',
      'hr business partner',
      'human resources',
      'hr',
      'people operations',
      'people partner',
      'recruiter',
      'talent acquisition',
    ],
  },
];

/** Words without case, accents or punctuation: "Résumé-Writer" gives resume, writer. */
function foldedWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * The job title that matches the user's wording. A name matches if all its words occur in the text; the name with the
 * most words wins, then one whose words are adjacent, then the longer one. Undefined if none matches.
 */
export function jobTitleFor(text: string): JobTitle | undefined {
  const words = foldedWords(text);
  const present = new Set(words);
  const line = ` ${words.join(' ')} `;
  let best: JobTitle | undefined;
  let bestScore = 0;
  for (const jobTitle of jobTitles) {
    for (const name of [jobTitle.title, ...jobTitle.synonyms]) {
      const nameWords = foldedWords(name);
      if (!nameWords.every((word) => present.has(word))) continue;
      const phrase = nameWords.join(' ');
      const score = nameWords.length * 1000 + (line.includes(` ${phrase} `) ? 500 : 0) + phrase.length;
      if (score > bestScore) {
        best = jobTitle;
        bestScore = score;
      }
    }
  }
  return best;
}
