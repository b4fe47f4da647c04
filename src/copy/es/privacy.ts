import type { privacy as en } from '../en/privacy.ts';
import { promises } from './promises.ts';

const counted = { notice: 'salvo que usted se oponga', 'opt-in': 'solo si usted acepta' };

export const privacy: typeof en = {
  heading: 'Aviso de privacidad',
  lead: 'Qué recopilamos, para qué, cuánto tiempo lo guardamos y cómo puede verlo, corregirlo o eliminarlo.',
  keeping: (months: number) => (months % 12 === 0 ? `${String(months / 12)} años` : `${String(months)} meses`),
  sections: (f) => [
    {
      title: 'Cuando usted presenta una solicitud',
      text: [
        'Recopilamos lo que escribe en la solicitud de crédito: el negocio, su dirección y teléfono, el dueño que firma y el equipo. El EIN, el Seguro Social (SSN) o ITIN y la fecha de nacimiento son opcionales.',
        'También guardamos lo que prueba su firma: el nombre que escribió, la hora, la dirección IP, el navegador, el idioma y el texto exacto que aceptó.',
        'Después de que usted firma, podemos obtener informes de crédito del negocio y de cada firmante, y referencias de bancos, proveedores y vendedores.',
        `Lo usamos para revisar su solicitud, decidir sobre el crédito, prevenir fraudes y cumplir la ley. ${promises.otherSource} Las autoridades lo reciben cuando la ley lo exige. ${promises.notSold}`,
        'Cada solicitante recibe una página de estado. El enlace es personal; no lo comparta. Le enviamos por correo electrónico un comprobante, nuestra decisión y recordatorios de los documentos que faltan. Puede detener los recordatorios en esa página.',
      ],
    },
    {
      title: 'Cuando un distribuidor o representante ingresa sus datos',
      text: [
        'Un distribuidor de equipo o uno de nuestros representantes puede mandarle un enlace personal a la solicitud. Entonces recibimos su nombre, su correo electrónico y los datos que llenaron por usted.',
        `Un distribuidor también puede registrar una operación para su negocio, con los dueños o garantes. Ese distribuidor y nuestro personal la ven. ${promises.otherSource}`,
      ],
    },
    {
      title: 'Cuando usted envía documentos',
      text: [
        `Guardamos cada archivo que sube con su nombre, tipo, tamaño y hora, y el enlace que usó. Los archivos se cifran antes de guardarse. Nuestro personal y el distribuidor de su operación pueden abrirlos. ${promises.otherSource}`,
      ],
    },
    {
      title: 'Cuando usted pide una cotización, una llamada o una estimación',
      text: [
        'Guardamos lo que escribe en el formulario y lo usamos para responderle: nombre, teléfono, correo electrónico, empresa distribuidora, equipo, precio y la hora en que prefiere la llamada. El nombre, el teléfono, el correo electrónico y la empresa se guardan cifrados. Eliminamos la petición después de 12 meses.',
        'Si nos pide una estimación por correo electrónico, usamos su dirección solo para ese envío. Una copia del mensaje queda en nuestros registros por un tiempo limitado.',
      ],
    },
    {
      title: 'Cuando usted usa el asistente',
      text: [
        'El asistente es un programa. Guardamos sus preguntas y las respuestas para ver dónde responde mal, y nuestro personal puede leerlas.',
        `Antes de guardar un mensaje quitamos los números que parecen de Seguro Social, de tarjeta o de cuenta. Lo demás se guarda cifrado. Eliminamos una conversación ${String(f.visits.chatDays)} días después de su último mensaje.`,
      ],
    },
    {
      title: 'Cuando usted visita el sitio',
      visits: true,
      text: [
        'Este sitio usa una sola cookie, csrf_token, que protege los formularios. Contiene un valor al azar y nada sobre usted. No hay publicidad ni rastreo de terceros. Si su navegador envía Global Privacy Control o Do Not Track, lo respetamos.',
        'Su navegador crea un identificador al azar, como visitor_1700000000000_a1b2c3, y lo guarda. Las conversaciones y la recomendación de la página de inicio lo envían. No guardamos lo que usted escribe para una recomendación.',
        ...(f.visits.tracking === 'off'
          ? ['No registramos qué páginas abre.']
          : [
              `Con ese identificador registramos, ${counted[f.visits.tracking]}, la última página que abrió, su idioma y su tipo de equipo. No hay nombre, ni dirección IP, ni relación con una solicitud.`,
              `Eliminamos ese registro ${String(f.visits.days)} días después de su última visita. Si usted se opone, no registramos más visitas. Su navegador cambia el identificador por otro, así que nada de lo registrado antes puede relacionarse con él.`,
            ]),
        'Los registros de nuestros servidores muestran qué tipo de página se pidió y cuándo, sin la dirección completa y sin sus datos. Para evitar abusos también contamos, por poco tiempo, las peticiones de cada red.',
      ],
    },
    {
      title: 'Cuando usted hace un pago',
      text: [
        'Si paga en línea, el monto y la tarjeta se escriben en la página de nuestro procesador de pagos. Nunca recibimos el número de su tarjeta. El procesador nos informa el resultado del pago.',
      ],
    },
    {
      title: 'Cuando usted usa el portal para distribuidores (en inglés)',
      text: [
        'Guardamos su nombre, su correo electrónico de trabajo, su empresa, su contraseña cifrada de forma irreversible y cuándo entró. Un registro anota quién vio o cambió cada expediente.',
      ],
    },
    {
      title: 'Cómo lo protegemos',
      text: [
        'El EIN, el Seguro Social (SSN) o ITIN y la fecha de nacimiento se guardan cifrados (AES-256). Nuestro personal los ve tapados. Para ver uno hay que dar un motivo, y queda registrado. Nunca los enviamos por correo electrónico.',
        'Su teléfono o computadora guarda un borrador de su solicitud mientras escribe, sin esos números, hasta que la envía o la descarta. El borrador no sale de su dispositivo.',
        'Después de enviarla, su dispositivo guarda la referencia, la hora y el enlace a su página de estado durante 90 días. Puede quitarlos en el formulario. Hasta que usted cierre la pestaña, también guarda qué documentos debe enviar.',
      ],
    },
    {
      title: 'Cuánto tiempo lo guardamos',
      text: [
        `Guardamos una solicitud ${f.years} después de nuestro aviso de la decisión. Si no hubo decisión, la guardamos ${f.undecided} desde que llegó. La guardamos más tiempo solo mientras lo exijan la ley, un contrato o una orden de conservación.`,
        'Después la eliminamos, junto con la firma, los documentos y nuestros correos electrónicos sobre ella. Queda constancia de que se recibió y se eliminó una solicitud con esa referencia, y de quién la atendió y cuándo. No contiene nada de lo que usted nos dijo.',
      ],
    },
    {
      title: 'Qué puede pedir',
      text: [
        'Puede preguntar qué datos suyos guardamos, recibir una copia y pedir que se corrijan. También puede pedir que se eliminen cuando la ley no nos obligue a conservarlos. Pedirlo nunca afecta la decisión de crédito. Es posible que debamos comprobar su identidad.',
        `Escriba a ${f.email}, llame al ${f.phone} o envíe una carta a ${f.company}, ${f.address}. Le responderemos en un plazo de 45 días.`,
      ],
    },
  ],
  version: 'Última actualización: 28 de noviembre de 2026',
};
