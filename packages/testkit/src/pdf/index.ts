export { twoPageResume } from './two-page-resume.ts';
