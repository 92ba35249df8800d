import { expect, it } from 'vitest';
import { isSloganFiller } from './slogan-filler.ts';

it.each([
  ['Credibly leverage cross-platform e-markets. Holisticly integrate enterprise-wide synergistic paradigms.', true],
  ['Energistically incubate premier infomediaries before sticky e-services.', true],
  ['Proactively grow high-payoff niches. Kept the harbour log. Steered 14 ships into it.', false],
  ['Dramatically cut scalable costs of cross-functional teams by 14%.', false],
  ['Proactively managed strategic partnerships. Led the integration of enterprise systems for three banks.', false],
  ['Quickly found new markets for the products of a mill, and sold them in Hull. Rapidly rebuilt the gate.', false],
])('tells slogans of a program from what a person writes: %s', (text, is) => {
  expect(isSloganFiller(text)).toBe(is);
});
