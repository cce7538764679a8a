/** The function that every connection to SQLite has besides SQLite's own: `dobrar` of contracts. */
export const FOLD = 'dobrar';
