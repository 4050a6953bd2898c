// What the build makes and TypeScript cannot see.

declare module 'icon:*' {
  /** The path of an emblem in a field of 512 by 512. */
  const path: string;
  export default path;
}

declare module 'rulebook:*' {
  const book: import('#client/rules/book.ts').Book;
  export default book;
}
