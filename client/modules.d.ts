// Modules that the build makes and TypeScript cannot see.

declare module 'icon:*' {
  /** The path of an emblem in a field of 512 by 512. */
  const path: string;
  export default path;
}
