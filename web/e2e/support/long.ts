/**
 * Journeys of half a minute on ways that tests of components and of the server cover too: `npm test` leaves them to
 * `npm run fuzz -- journeys`, which runs all.
 */
export const long = { tag: '@long' };
