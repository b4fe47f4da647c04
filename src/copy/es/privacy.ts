import type { privacy as en } from '../en/privacy.ts';

const noted = { notice: 'salvo que usted se oponga', 'opt-in': 'solo si usted acepta' };

export const privacy: typeof en = {
  heading: 'Aviso de privacidad',
  lead: 'Qué recopilamos, para qué, cuánto tiempo lo guardamos y cómo puede verlo, corregirlo o eliminarlo.',
  keeping: (months: number) => (months % 12 === 0 ? `${String(months / 12)} años` : `${String(months)} meses`),
  sections: (f) => [
    {
      title: 'Cuando usted solicita crédito',
      text: [
        'Recopilamos lo que escribe en la solicitud: el negocio, su dirección y teléfono, el dueño que firma, el equipo y, solo si usted los da, el número federal de impuestos, el SSN o ITIN y la fecha de nacimiento. También guardamos lo que prueba su firma: el nombre que escribió, la hora, la dirección de red, el navegador, el idioma y el texto exacto que aceptó.',
        'Lo usamos para revisar la solicitud, decidir sobre el crédito, prevenir fraudes y cumplir la ley. Los prestamistas y las fuentes de fondos que participan en la decisión reciben lo que necesitan para ella, y también las autoridades cuando la ley lo exige. No lo vendemos.',
      ],
    },
    {
      title: 'Cuando usted pide una cotización o una llamada',
      text: [
        'Guardamos lo que escribe en el formulario y lo usamos para responderle. Su nombre, teléfono, correo electrónico y empresa distribuidora se cifran al guardarse. Eliminamos la petición después de 12 meses.',
        'Cuando le enviamos una estimación, usamos la dirección solo para ese correo electrónico.',
      ],
    },
    {
      title: 'Cómo se protege',
      text: [
        'El número de impuestos, el SSN o ITIN y la fecha de nacimiento se guardan cifrados (AES-256). Nuestro personal los ve ocultos; para abrir uno hay que dar un motivo, y queda registrado. Nunca se envían por correo electrónico.',
        'Su teléfono o computadora guarda un borrador de lo que escribe, sin esos números, hasta que lo envía o lo descarta. El borrador no sale de su dispositivo.',
      ],
    },
    {
      title: 'Cuando usted visita el sitio',
      visits: true,
      text: [
        'Este sitio usa una sola cookie, csrf_token, que protege los formularios. Contiene un valor al azar y nada sobre usted. No hay publicidad ni rastreo de terceros. Si su navegador envía Global Privacy Control o Do Not Track, lo respetamos.',
        'Su navegador inventa un número para sí mismo, como visitor_1700000000000_a1b2c3, y lo guarda. La recomendación de la página de inicio lo envía; no se guarda nada de lo que usted pregunta allí.',
        ...(f.visits.tracking === 'off'
          ? ['No anotamos qué páginas abre.']
          : [
              `Con ese número anotamos, ${noted[f.visits.tracking]}, la última página que abrió, su idioma y su tipo de equipo: sin nombre, sin dirección de red y sin relación con una solicitud. Se elimina ${String(f.visits.days)} días después de su última visita. Si usted se opone, no se anota nada más y su navegador toma otro número.`,
            ]),
        `El asistente es un programa. Lo que usted le escribe se guarda para ver dónde responde mal, y nuestro personal puede leerlo; antes se quitan los números que parecen de seguro social, de tarjeta o de cuenta. Una conversación se elimina ${String(f.visits.chatDays)} días después de su último mensaje.`,
        'Nuestros servidores anotan qué tipo de página se pidió y cuándo, sin la dirección completa y sin sus datos.',
      ],
    },
    {
      title: 'Cuánto tiempo lo guardamos',
      text: [
        `Las solicitudes se guardan ${f.years} después de nuestro aviso de la decisión y, si no hubo decisión, ${f.undecided} desde que llegaron; más tiempo solo mientras lo exijan la ley, un contrato o una orden de conservación. Después se eliminan, junto con la firma y nuestros correos sobre ellas.`,
        'Queda constancia de que se recibió y se eliminó una solicitud con esa referencia, y de quién la atendió y cuándo. No contiene nada de lo que usted nos dijo.',
      ],
    },
    {
      title: 'Qué puede pedir',
      text: [
        'Puede preguntar qué datos suyos tenemos, recibir una copia, pedir que se corrijan y que se eliminen cuando la ley no nos obligue a conservarlos. Pedirlo no afecta la decisión de crédito. Es posible que debamos comprobar su identidad.',
        `Escriba a ${f.email}, llame al ${f.phone} o envíe una carta a ${f.company}, ${f.address}. Respondemos en un plazo de 45 días.`,
      ],
    },
  ],
  version: 'Versión de noviembre de 2026',
};
