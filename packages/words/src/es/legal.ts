/** Legal pages in Markdown, by the names of their English files (`ui/src/rooms/site/content`): fetched with them. */
export const legal: Readonly<Record<string, string>> = {
  'privacy-policy': `# Política de privacidad

*Esto es una traducción. El texto en inglés es el que vale.*

En pocas palabras: sin cuenta, lo que escribe se queda en su navegador. Con cuenta, sus documentos se guardan también en nuestro servidor para que sus dispositivos los compartan.

## Qué guarda su navegador

- **Sus documentos e imágenes**, en su dispositivo.
- **Los informes de evaluaciones**, con el texto de los archivos que evaluó, hasta que los elimine de la lista de evaluaciones.
- **Los ajustes de este sitio**, como el tema, y si alguien ha iniciado sesión.

Sin cuenta, nada de esto se nos envía.

## Qué guarda una cuenta en nuestro servidor

- **Su perfil**: nombre, correo electrónico, idioma, país y, si los establece, una contraseña (solo como hash), claves de acceso, códigos de recuperación (como hashes) y el enlace con su cuenta de Google.
- **Sus documentos**, sus versiones e imágenes.
- **Sus enlaces compartidos**: qué documento muestra cada uno, cuándo termina, un hash de su contraseña y cuántas veces se abrió. No se registra quién lo abrió. Un enlace desaparece cuando lo termina, y con su documento o su cuenta.
- **Sus evaluaciones**: los informes hechos en sus dispositivos con la sesión iniciada, con el texto de lo evaluado, y las revisiones de especialistas sobre ellos. Un archivo que envía para evaluarlo se guarda hasta que se evalúa, o 7 días después de que haya fallado.
- **Sus sesiones**: qué dispositivos tienen la sesión iniciada y cuándo se usaron por última vez; y, durante dos días, que usted estuvo aquí un día, para contar cuántas personas estuvieron.
- **Sus pagos**: qué compró, cuándo y por cuánto, el tipo de tarjeta y sus cuatro últimas cifras, los movimientos de su monedero y sus recibos con su nombre y su correo electrónico. El número de su tarjeta va al proveedor de pagos, nunca a nosotros.
- **Los códigos y correos** que le enviamos, hasta que se usan o se envían.
- **Los registros de seguridad**: contadores de intentos, asociados a direcciones de conexión en una forma que no las muestra, y lo que los administradores cambiaron o abrieron, con su motivo. Cuando uno de ellos abre un documento suyo, se lo decimos por correo.

## Qué nos envía por el sitio

- **El boletín**: su correo electrónico, una vez confirmado con el enlace de un correo, hasta que lo termine con el enlace de cualquier número o en los [ajustes](/account/settings). Una dirección sin confirmar se elimina después de 7 días. Si quienes llevan este sitio usan un servicio de envíos, su dirección se pasa a ese servicio.
- **Los mensajes** del [formulario de contacto](/contact): su nombre, su correo electrónico y lo que escribió, durante un año. También se envían por correo a quienes llevan este sitio.

## Qué ve el servidor

Para cargar páginas, su navegador pide archivos a nuestro servidor. Como en cualquier sitio web, el servidor conoce la dirección de su conexión, la página pedida y el tipo de navegador.

## Archivos que importa

Se leen y, si lo pide, se evalúan en su navegador; el archivo en sí no se envía a ninguna parte. Si ha iniciado sesión, su informe se guarda en su cuenta. Lo que importa de ellos pasa a formar parte de su documento.

## Cookies y seguimiento

Los visitantes no reciben cookies. Al iniciar sesión, dos cookies la mantienen iniciada; los scripts no pueden leerlas. Quien escribe la contraseña de un documento compartido recibe una cookie para ese enlace, durante 12 horas.

Las estadísticas están desactivadas. Donde quienes llevan este sitio las han configurado, se le pregunta, y solo si acepta se carga Google Tag Manager: conoce la dirección de su conexión y los tipos de páginas que abre, no los nombres de sus documentos, y puede poner cookies. **Elección sobre las estadísticas**, al pie de la página, retira su consentimiento; las cookies se eliminan entonces.

## Cuánto tiempo se guarda

- Los documentos de la papelera se eliminan después de 30 días.
- Las evaluaciones se guardan hasta que las elimine.
- Una cuenta eliminada, con todos sus documentos, versiones y evaluaciones, se borra después de 14 días; hasta entonces puede conservarla.
- Los pagos, los movimientos de su monedero y los recibos se guardan mientras lo exija la ley fiscal, también después de eliminar la cuenta, pero entonces sin su nombre, su correo electrónico ni su tarjeta; una cuenta eliminada recupera lo que puso en su monedero y las revisiones que nadie ha respondido.
- Las sesiones terminadas se eliminan después de 30 días, el registro de un correo 7 días después de enviarlo, las imágenes que ninguna versión usa después de 90 días y los registros de cambios de los administradores después de dos años.

## Eliminar sus datos

Sin cuenta, mueva un documento a la papelera y elija **Eliminar definitivamente**, o borre los datos de este sitio en su navegador. Con cuenta, **Eliminar definitivamente** quita un documento, todas sus versiones y sus evaluaciones de todas partes. En los [ajustes](/account/settings) puede descargarlo todo o eliminar su cuenta.
`,
  'refund-policy': `# Reembolsos

*Esto es una traducción. El texto en inglés es el que vale.*

{if no payments}
En esta versión de {appName} no hay nada que comprar: ni planes, ni suscripciones, ni compras sueltas. Por eso no hay nada que reembolsar, y en ninguna parte se piden datos de tarjeta.

Si más adelante hay extras de pago, esta página dirá antes de pagar qué se puede reembolsar, hasta cuándo y cómo. Lo que hoy es gratuito seguirá siéndolo.
{end}
{if payments}
Escribir, evaluar y descargar es gratuito en {appName}, así que por ello no hay nada que reembolsar. Lo que puede comprar son planes y revisiones sueltas de especialistas. Antes de pagar ve el precio completo, los impuestos y el día del próximo pago.

## Su dinero de vuelta en {refundDays} días

Si lo que compró no es lo que esperaba, [escríbanos](/contact) en un plazo de {refundDays} días desde el pago y recibirá lo que pagó. No hace falta un motivo. Esto vale también para la renovación de un plan.

Un plan termina cuando su pago se reembolsa por completo. Conserva todos sus documentos: puede abrir, editar y descargar cada uno.

## Revisiones de especialistas

Hasta que un especialista haya empezado, puede cancelar una revisión en su informe. El reembolso se hace entonces solo, incluso después de {refundDays} días.

## Cancelar un plan

Puede cancelar un plan en cualquier momento en [Precios](/account/pricing). Dura hasta el final del tiempo pagado y no se renueva. Aparte de los {refundDays} días anteriores, el resto de ese tiempo no se reembolsa.

## Su monedero

El dinero que puso en su monedero y no ha gastado se le devuelve cuando lo pida, y cuando elimine su cuenta.

## Cómo lo recibe

Lo que pagó con tarjeta vuelve a esa tarjeta y puede tardar hasta diez días en aparecer. Lo que pagó con el monedero vuelve al monedero. Cada reembolso lleva una nota de abono, por correo y en [Pagos](/account/payments).
{end}
`,
  terms: `# Términos de uso

*Esto es una traducción. El texto en inglés es el que vale.*

Estas condiciones son breves porque el servicio es sencillo.

## Qué obtiene

{appName} es un programa que funciona en su navegador, con una cuenta gratuita si quiere sus documentos en varios dispositivos. Puede usarlo gratis para escribir, guardar y descargar currículums y cartas de presentación, para usted o para otras personas que se lo hayan pedido.

{if payments}
## Qué puede comprar

Planes y revisiones sueltas de especialistas, al precio que ve antes de pagar. Un plan se renueva al mismo precio hasta que lo cancele, cosa que puede hacer en cualquier momento; dura entonces hasta el final del tiempo pagado. Si un pago no se completa, lo intentamos de nuevo durante unos días y le avisamos por correo antes de que el plan termine. Cómo recuperar su dinero está en [Reembolsos](/refund-policy).

{end}
## Qué es suyo

Todo lo que escribe es suyo, y también los archivos que descarga. No reclamamos ningún derecho sobre ello. Sin cuenta no recibimos ninguna copia; con cuenta, guardamos sus documentos solo para sincronizarlos con sus dispositivos.

## Qué le pedimos

- Escriba solo lo que puede escribir: sus propios datos o los de una persona que haya dado su acuerdo.
- No comparta su contraseña ni sus códigos.
- No use el sitio para atacarlo, ni para atacar a otros a través de él.

## Qué no podemos prometer

El programa se ofrece tal como es. Revise cada documento antes de enviarlo, sobre todo si se leyó de un archivo. No podemos prometer que un currículum o una carta lleve a una entrevista, ni que todos los sistemas lean todos los archivos. Guarde copias de lo que le importa.

## Obras de terceros

El programa usa bibliotecas y fuentes de terceros, con [sus propias licencias](/licences).

## Cambios

Cuando estas condiciones cambian, el texto nuevo aparece en esta página. Lo que ha descargado sigue siendo suyo con cualquier condición.
`,
};
