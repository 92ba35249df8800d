/** Small words within names. */
export const WITHIN_NAMES =
  /^(?:of|the|and|for|in|at|de|del|della|di|da|do|dos|das|des|du|la|le|les|el|los|las|und|der|die|für|et|en|y|e|van|und|an|am|i)$/u;
