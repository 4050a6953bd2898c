export const draw = (): string => '';
