/** The day of a time where the program runs, as `YYYY-MM-DD`: the form in which Swedes write it. */
export const dayOf = (time: Date): string => time.toLocaleDateString('sv');
