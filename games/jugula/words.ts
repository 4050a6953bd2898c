export const words = { en: {}, fr: {}, it: {} };
