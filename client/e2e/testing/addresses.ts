// Every page that has an address and is no table, those for what does not exist among them.

export const ADDRESSES = [
  '',
  'new/gladiatori',
  'new/spartacus?people=2',
  'new/jugula',
  'new/house-of-gladiators',
  'learn',
  'learn/gladiatori',
  'rules/gladiatori',
  'rules/spartacus',
  'settings',
  'credits',
  'watch',
  'next',
  'nowhere',
  '%ff',
  'rules/nowhere',
  'new/nowhere',
  'm/nowhere',
  'j/nowhere',
];
