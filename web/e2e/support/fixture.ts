import { latinFixtures, scriptFixtures, type Fixture } from '@vitae/testkit/fixtures';

/** A document made to be hard for layout, or one in another script, by its name. */
export function fixture(name: string): Fixture['resume'] {
  const found = [...latinFixtures, ...scriptFixtures].find((one) => one.name === name);
  if (!found) throw new Error(`There is no fixture “${name}”`);
  return found.resume;
}
