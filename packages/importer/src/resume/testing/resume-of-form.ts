import { resumeOfPages } from './resume-of-pages.ts';

/** The resume of one column: headings begin with `# `, titles as large as they with `## `, bold text with `* `. */
export const resumeOfForm = (...lines: readonly string[]) =>
  resumeOfPages(
    lines.map((line, index) => ({
      text: line.replace(/^[#*]+ /u, ''),
      x: 40,
      y: 40 + index * 14 + lines.slice(0, index + 1).filter((each) => each.startsWith('#')).length * 10,
      bold: /^[#*]/u.test(line),
      size: line.startsWith('#') ? 13 : 10,
    })),
  );
