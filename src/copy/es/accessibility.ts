import type { accessibility as en } from '../en/accessibility.ts';

export const accessibility: typeof en = {
  heading: 'Declaración de accesibilidad',
  lead: 'Toda persona que dirige un negocio debe poder usar este sitio. Aquí explicamos qué hacemos para lograrlo, qué falta todavía y cómo comunicarse con nosotros.',
  sections: (f) => [
    {
      title: 'Nuestra norma',
      text: [
        'Construimos este sitio, la solicitud, la página para enviar documentos y la página de su solicitud según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.',
      ],
    },
    {
      title: 'Qué hacemos',
      text: [
        'Todas las páginas se pueden usar solo con el teclado y muestran dónde está el foco. El texto se puede ampliar al 200% sin perder contenido, y las páginas caben en una pantalla de 320 pixeles de ancho.',
        'Los colores cumplen el contraste del nivel AA en el tema claro y en el oscuro. Un color nunca es la única señal de un estado. El movimiento se detiene si su dispositivo pide reducirlo.',
        'Cada control deslizante tiene un campo para escribir el número. Los formularios señalan cada error, dicen cómo corregirlo y conservan lo que usted escribió. La solicitud no tiene límite de tiempo.',
        'Las páginas muestran su texto sin JavaScript. Cada página pública existe en español y en inglés, y cada una indica su idioma.',
      ],
    },
    {
      title: 'Cómo lo revisamos',
      text: [
        'Pruebas automáticas revisan páginas de cada tipo en los dos idiomas, en tamaño de teléfono y de escritorio, y en los dos temas. También revisamos el uso con teclado, el texto ampliado y la impresión.',
        'No usamos programas superpuestos de accesibilidad.',
      ],
    },
    {
      title: 'Límites conocidos',
      text: [
        'El formulario de pago con tarjeta es de nuestro procesador de pagos y no podemos cambiarlo. Puede pagar por teléfono.',
        'El portal para distribuidores está solo en inglés.',
      ],
    },
    {
      title: 'Avísenos de una barrera',
      text: [
        `Llame al ${f.phone} (${f.hours}) o escriba a ${f.email}. Díganos en qué página fue y qué pasó. Le ayudamos por teléfono y corregimos la página.`,
        'También tomamos solicitudes por teléfono.',
      ],
    },
  ],
  version: 'Última actualización: noviembre de 2026',
};
