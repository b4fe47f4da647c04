import type { consent as english } from '#copy/en/consent.ts';

export const consent: typeof english = {
  version: '2026-11-3',
  intro: 'Escribir su nombre es su firma electrónica.',
  signing: 'Al firmar, usted acepta los dos textos siguientes.',
  agreed: {
    electronicSigning: {
      title: 'Firma y documentos electrónicos',
      text: ({ company, address, phones }) =>
        [
          'Acepto firmar electrónicamente.',
          `Mi nombre escrito es mi firma. Tiene el mismo efecto que una firma de puño y letra en esta solicitud a ${company}, conforme a la ley federal E-SIGN y a la Ley Uniforme de Transacciones Electrónicas (UETA) de mi estado.`,
          'Acepto recibir de forma electrónica los documentos de esta solicitud: este texto, la solicitud tal como la envié y los avisos sobre ella, en el correo electrónico que indique. Para leerlos y conservarlos necesito conexión a internet, un navegador actual y una cuenta de correo, y confirmo que los tengo.',
          `Puedo pedir una copia en papel sin costo, dar otro correo electrónico o retirar este acuerdo para documentos posteriores: por teléfono al ${phones.main.display} o por correo a ${company}, ${address}. Retirarlo no anula lo que firmé antes. Si prefiero el papel desde el principio, no firmo aquí y llamo al ${phones.main.display}.`,
          `${company} guarda constancia de esta firma (el nombre escrito, la hora, la dirección de red, el idioma y este texto) y me entrega una copia de lo que firmo.`,
        ].join('\n\n'),
    },
    creditAuthorisation: {
      title: 'Autorización de crédito que cada firmante otorga a título personal',
      text: ({ company, address, phones, notices }) =>
        [
          'Autorizo una revisión de crédito del negocio y mía.',
          `Por el negocio: puedo actuar en su nombre en esta solicitud. ${company}, y los prestamistas y fuentes de fondos a los que envíe esta solicitud, pueden verificar lo que aquí se declara y obtener informes de crédito comercial y referencias bancarias, comerciales y de proveedores sobre el negocio.`,
          `A título personal y no en representación del negocio: doy instrucciones por escrito, conforme a la Ley de Informes de Crédito Justos (Fair Credit Reporting Act), a ${company} y a esos prestamistas y fuentes de fondos para obtener informes de crédito sobre mí de agencias de informes del consumidor, con el fin de revisar esta solicitud y, si se otorga el crédito, actualizarlo, renovarlo, administrarlo o cobrarlo. Puedo preguntar si se obtuvo un informe y de qué agencia.`,
          'Lo que declaro aquí es cierto y completo según mi leal saber y entender, y avisaré si cambia antes de una decisión. Esta solicitud no es una garantía personal ni una promesa de crédito. Si hace falta una garantía personal, será un documento aparte que puedo leer y firmar, o rechazar.',
          'Una segunda persona firma solo para solicitar en conjunto o para que se le considere como garante. Nunca se exige la firma del cónyuge por razón del matrimonio.',
          `Derecho a conocer los motivos: si se niega esta solicitud de crédito comercial, el solicitante tiene derecho a una declaración por escrito de los motivos específicos. Para obtenerla, comuníquese con ${company}, ${address}, ${phones.main.display}, dentro de los 60 días siguientes al aviso de la decisión. ${company} envía la declaración dentro de los 30 días siguientes a la petición.`,
          `Aviso: La Ley federal de Igualdad de Oportunidades de Crédito (Equal Credit Opportunity Act) prohíbe a los acreedores discriminar a los solicitantes de crédito por motivos de raza, color, religión, origen nacional, sexo, estado civil o edad (siempre que el solicitante tenga capacidad para celebrar un contrato vinculante); porque la totalidad o parte de los ingresos del solicitante provenga de un programa de asistencia pública; o porque el solicitante haya ejercido de buena fe algún derecho conforme a la Ley de Protección del Crédito al Consumidor. La agencia federal que vigila el cumplimiento de esta ley en relación con este acreedor es la ${notices.regulator}.`,
        ].join('\n\n'),
    },
  },
  contact: {
    title: 'Llamadas y mensajes de texto',
    text: ({ company }) =>
      [
        'Pueden llamarme y enviarme mensajes de texto sobre esta solicitud.',
        `Con esta casilla marcada, ${company} puede llamarme y enviarme mensajes de texto a los números de teléfono de esta solicitud, sobre ella y sobre el financiamiento que pido, también con un sistema automático o con voz grabada o artificial. Pueden aplicarse tarifas de mensajes y datos.`,
        `Es opcional. No es condición del crédito ni de ninguna compra. Puedo detenerlo en cualquier momento respondiendo STOP (alto) o avisando a ${company} de cualquier otra forma razonable.`,
      ].join('\n\n'),
  },
};
