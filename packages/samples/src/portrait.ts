import portrait from './portrait.json' with { type: 'json' };

/** The drawn figure that stands for a photo in examples, a PNG; no document of a person refers to it. */
export const examplePortrait: { readonly sha256: string; readonly base64: string } = portrait;
