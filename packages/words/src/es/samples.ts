import type { Translation } from '../translate.ts';
import type { samples as english } from '../en/samples.ts';

export const samples: Translation<typeof english> = {
  list: {
    resume: {
      title: 'Ejemplos de currículum por puesto',
      intro:
        'Currículums enteros, no fragmentos: cada uno muestra a una persona en un momento de su carrera, con lo que hace que funcione. Abra uno en el editor y hágalo suyo. Todas las personas son inventadas.',
    },
    coverletter: {
      title: 'Ejemplos de carta de presentación por puesto',
      intro:
        'Cartas enteras, cada una escrita a una empresa, con lo que hace que funcione. Abra una en el editor y hágala suya. Todas las personas son inventadas.',
    },
  },
  search: 'Buscar un puesto',
  searchHint: 'Puesto, por ejemplo enfermera o soldador',
  found_one: '{{count}} ejemplo',
  found_other: '{{count}} ejemplos',
  foundNone:
    'Ningún ejemplo coincide con «{{query}}». Pruebe con otra palabra para el mismo puesto o explore las categorías.',
  categories: 'Categorías',
  of: { resume: 'ejemplo de currículum', coverletter: 'ejemplo de carta de presentación', other: 'ejemplo' },
  levels: { entry: 'Nivel inicial', mid: 'Nivel intermedio', senior: 'Sénior' },
  title: {
    resume: 'Ejemplo de currículum: {{title}}',
    coverletter: 'Ejemplo de carta de presentación: {{title}}',
  },
  titleIn: {
    resume: 'Ejemplo de currículum: {{title}}, en {{language}}',
    coverletter: 'Ejemplo de carta de presentación: {{title}}, en {{language}}',
  },
  description: {
    resume:
      'Un currículum entero para {{title}} ({{level}}), en páginas reales y como texto, con {{count}} motivos por los que funciona. Se abre en el editor con un clic, gratis y sin cuenta.',
    coverletter:
      'Una carta de presentación entera para {{title}} ({{level}}), en páginas reales y como texto, con {{count}} motivos por los que funciona. Se abre en el editor con un clic, gratis y sin cuenta.',
  },
  about: {
    resume: '{{person}} es una persona inventada, pero las páginas son reales: así se ve el PDF.',
    coverletter: '{{person}} es una persona inventada, pero la página es real: así se ve el PDF.',
  },
  all: { resume: 'Todos los ejemplos de currículum', coverletter: 'Todos los ejemplos de carta de presentación' },
  use: 'Usar este ejemplo',
  useHint: 'Abre una copia en el editor. Sin cuenta y sin pagar nada.',
  useNamed: 'Usar {{title}}',
  useShort: 'Usar',
  page: 'Página {{page}} del ejemplo',
  pageMarked: 'Página {{page}} del ejemplo; los números marcan los lugares de los motivos que aparecen al lado',
  works: 'Qué hace que funcione',
  text: { resume: 'El texto de este currículum', coverletter: 'El texto de esta carta' },
  related: { resume: 'Más ejemplos de currículum', coverletter: 'Más ejemplos de carta de presentación' },
  inLanguages: 'El mismo ejemplo en otro idioma',
  gone: 'Este ejemplo ya no está.',
  notOpened: 'No se pudo abrir el ejemplo',
  notLoaded: 'No se pudieron cargar los ejemplos',
};
