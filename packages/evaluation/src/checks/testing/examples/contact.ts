import type { Example } from '../example.ts';

export const contactExamples: Readonly<Record<string, Example>> = {
  'CON-01': {
    fails: { 'document.basics.fullName': 'Maren 4' },
    passes: { 'document.basics.fullName': 'Nguyễn Thị Ánh' },
  },
  'CON-02': {
    fails: { 'document.basics.email': 'maren.okafor@example' },
    passes: { 'document.basics.email': "m.o'neil+jobs@mail.example.co.uk" },
  },
  'CON-03': {
    fails: { 'document.basics.phone': '0113 49' },
    passes: { 'document.basics.phone': '(512) 555-0100 ext. 4' },
  },
  'CON-04': {
    fails: { 'document.basics.location.city': '' },
    passes: { 'document.basics.location': { city: 'Austin', region: 'TX' } },
  },
  'CON-05': {
    fails: { 'document.basics.links.0.url': 'linkedin' },
    passes: { 'document.basics.links.0.url': 'www.münchen.example/~maren?a=1' },
  },
  'CON-06': { fails: { 'document.basics.headline': ' ' }, passes: {} },
  'CON-07': {
    fails: { 'document.basics.email': 'party-princess99@example.com' },
    passes: { 'document.basics.email': 'm.okafor1987@example.com' },
  },
  'CON-08': {
    fails: {
      'document.basics.extra': [
        { id: '019bc0e2-1280-7c14-bf84-b9dbc24407e9', label: 'Date of birth', value: '3 May 1990' },
      ],
    },
    passes: {
      'document.country': 'DE',
      'document.basics.extra': [
        { id: '019bc0e2-1280-7c14-bf84-b9dbc24407e9', label: 'Date of birth', value: '3 May 1990' },
      ],
    },
  },
  'CON-09': {
    fails: {
      'document.basics.extra': [
        { id: '019bc0e2-1280-7c14-bf84-b9dbc24407e8', label: 'Marital status', value: 'Married' },
      ],
    },
    passes: {
      'document.basics.extra': [
        { id: '019bc0e2-1280-7c14-bf84-b9dbc24407e8', label: 'Driving licence', value: 'Full, clean' },
      ],
    },
  },
};
