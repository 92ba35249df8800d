/**
 * Journeys on ways that other journeys and tests cover too: `npm test` leaves them to `npm run fuzz -- journeys`, which
 * runs all.
 */
export const long = { tag: '@long' };
