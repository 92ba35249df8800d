/** Pages in Markdown, by the names of their English files (`ui/src/rooms/site/content`). */
export const content: Readonly<Record<string, string>> = {
  faq: `# Preguntas y respuestas

## ¿Cuánto cuesta?

{if no payments}
Nada. Todas las plantillas, las fuentes y las descargas son gratuitas, sin marca de agua. No hay pruebas que acaben en factura ni nada que pagar al descargar.
{end}
{if payments}
Nada por lo que hace falta para presentarse: todas las descargas son gratuitas, sin marca de agua, y también todas las evaluaciones en su dispositivo. No hay pruebas que acaben en factura ni nada que pagar al descargar.

Los planes de pago añaden extras: más documentos sincronizados entre sus dispositivos y más evaluaciones al mes en su cuenta que con el plan gratuito, las plantillas prémium, un historial de versiones de más de 30 días y las revisiones de especialistas. Consulte los [precios](/#prices).

## ¿Qué plantillas son gratuitas?

Nueve de las doce, tanto para currículums como para cartas de presentación, con todas las fuentes y ajustes. Executive, Academic y Technical son prémium: para elegir una de ellas hace falta un plan. Un documento con una plantilla prémium, porque tuvo un plan o empezó con un ejemplo, siempre se puede editar y descargar.

## ¿Qué ocurre con mis documentos cuando termina un plan?

Los conserva todos. Puede abrir, editar y descargar cada documento en sus dispositivos; los que pasen del límite del plan gratuito dejan de sincronizarse y quedan marcados. No se elimina nada.

## ¿Puedo recuperar mi dinero?

Sí, en un plazo de {refundDays} días y sin dar explicaciones. Los detalles están en [reembolsos](/refund-policy).
{end}

## ¿Necesito una cuenta?

No. Puede escribir, ver la vista previa y descargar sin decirnos quién es. Con una cuenta, que es gratuita, tiene los mismos documentos en todos sus dispositivos.

## ¿Dónde están mis documentos?

En este dispositivo, en su navegador. Sin una cuenta no se envían a ningún servidor: otro navegador u otro dispositivo no los tiene, y al borrar los datos de este sitio se borran también. Si inicia sesión, están además en su cuenta, en nuestro servidor, y se sincronizan con sus otros dispositivos. Con **Exportar JSON** puede guardar una copia propia.

## ¿Funciona sin conexión?

Sí, después de la primera visita. Sus documentos se guardan, se componen y se dibujan en su dispositivo, y el navegador conserva el editor para que se abra también sin conexión. La sincronización, los ejemplos y lo relativo a su cuenta sí la necesitan.

## ¿Con qué archivos puedo empezar?

PDF, DOCX, ODT, RTF, HTML, texto sin formato, Markdown y JSON (JSON Resume, Reactive Resume o un documento exportado aquí), YAML de RenderCV, XML de Europass y la exportación de datos de LinkedIn, hasta 20 MB y 50 páginas. Un escaneo o una foto de páginas (PDF, PNG o JPEG) se lee en su dispositivo si usted lo pide, hasta seis páginas; revise entonces cada palabra. Un archivo que se evalúa debe contener texto.

## ¿Puedo escribir también cartas de presentación?

Sí, en el mismo editor: con las páginas junto al formulario, una plantilla a juego con cada plantilla de currículum y las mismas descargas. El saludo, la despedida y el asunto se sugieren en el idioma de la carta. Una carta puede tomar sus datos y su aspecto de un currículum. También puede empezar una con un archivo PDF, Word, HTML, Markdown o de texto.

## ¿Se lee todo correctamente?

No siempre. Por eso, antes de guardar nada, lo leído se muestra junto al original. Lo dudoso está marcado, y las líneas sin importar aparecen en una lista para que pueda añadirlas.

## ¿Es bueno mi currículum?

[Evalúelo](/resume/evaluation/start) o suelte un archivo en la página de inicio. Obtiene una puntuación, qué corregir primero, por qué y cuánto aporta cada corrección; las observaciones están marcadas en las páginas. Lo mismo sirve para las [cartas de presentación](/coverletter/evaluation/start). Para un documento que escriba aquí, o un archivo en la página de inicio, no hace falta una cuenta.

## ¿De dónde sale la puntuación?

De reglas fijas, no de un modelo: el mismo documento recibe siempre la misma puntuación, y cada observación dice en qué se basa. Se calcula en su dispositivo, y los informes se quedan allí; si ha iniciado sesión, también en su cuenta. Puede ignorar una observación y decir por qué. Ninguna puntuación puede prometer una entrevista.

## ¿Pueden leer mi currículum los sistemas de selección?

El PDF contiene texto real en orden de lectura, enlaces reales y fuentes incrustadas, así que los programas pueden leerlo. Lo que un sistema concreto haga con él no lo puede prometer nadie.

## ¿Es el PDF igual que la vista previa?

Sí. Las páginas que ve y el archivo que descarga salen de una misma composición.

## He eliminado un documento. ¿Se ha perdido?

Mire en la papelera, junto a la lista de sus [currículums](/resume/start) o de sus [cartas de presentación](/coverletter/start). Allí se queda 30 días.
`,
  contact: `## Quizá ya esté respondido

- Mire las [preguntas y respuestas](/faq). Allí se responde a la mayoría de las preguntas sobre archivos, documentos y descargas.
- Los documentos que se escribieron sin cuenta solo están en el navegador donde se escribieron. Nadie más puede verlos ni recuperarlos.
- ¿Ha perdido un documento? Mire en la papelera, junto a la lista de sus [currículums](/resume/start) o de sus [cartas de presentación](/coverletter/start), en el historial de versiones si ha iniciado sesión, y en el navegador y el dispositivo donde lo escribió.
`,
};
