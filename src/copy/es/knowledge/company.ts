import type { company as en } from '../../en/knowledge/company.ts';
import { promises } from '../promises.ts';

export const company: typeof en = {
  'make-payment': {
    path: '/es/make-payment',
    questions: [
      '¿Cómo hago un pago?',
      '¿Dónde pago mi mensualidad en línea?',
      'Quiero pagar mi letra',
      '¿Puedo poner pagos automáticos?',
      'Ya se vence mi pago, ¿cómo lo mando?',
      '¿Puedo pagar con tarjeta o cheque?',
      'Cambiar mi fecha de pago o mi cuenta de banco',
      '¿A dónde mando el cheque de mi pago?',
      '¿Dónde hago mis pagos?',
      'Ya tengo préstamo con ustedes, ¿dónde abono?',
      '¿En qué página puedo pagar?',
      '¿Puedo hacer mi pago por teléfono?',
    ],
    answer: (f) =>
      `Los contratos vigentes se pagan en la página de pagos. Para cambiar su fecha de pago, su cuenta de banco o la forma de pago, llame al ${f.phone} (${f.hours}). Por favor no escriba números de tarjeta o de cuenta en este chat.`,
  },
  'privacy-security': {
    path: '/es/privacy',
    questions: [
      '¿Está segura mi información?',
      '¿Cómo protegen mi seguro social?',
      '¿La solicitud es segura y va cifrada?',
      '¿Qué hacen con mi información personal?',
      '¿Cuánto tiempo guardan mis datos, los pueden borrar?',
      '¿Son de confianza o es una estafa?',
      'Aviso de privacidad',
      '¿Quién puede ver mi solicitud?',
    ],
    answer:
      'Su EIN, su Seguro Social (SSN) o ITIN y su fecha de nacimiento se guardan cifrados (AES-256) y se usan para su solicitud. Escríbalos solo en la solicitud. El aviso de privacidad explica quién puede ver qué, cuánto tiempo lo guardamos y sus opciones.',
  },
  'language-spanish': {
    path: '/es',
    questions: [
      '¿Hablan español?',
      '¿Hay versión en español de la página?',
      '¿Puedo aplicar en español?',
      'No hablo inglés',
      '¿Tienen alguien que hable español?',
      'Mi papá solo habla español',
      '¿Los documentos están en español?',
      '¿En qué idiomas atienden?',
    ],
    answer:
      'Las páginas públicas, la solicitud y sus correos electrónicos están en español. Este asistente también le contesta en español. Por teléfono, pida que le atiendan en español.',
  },
  'contact-hours': {
    path: '/es',
    questions: [
      '¿Cuál es su horario?',
      '¿Cuál es el número de teléfono?',
      '¿Cómo los contacto?',
      '¿Cuál es su correo electrónico?',
      '¿A qué hora abren y cierran?',
      '¿Dónde está su oficina?',
      '¿A qué hora puedo llamar hoy?',
      '¿Cuándo puedo hablar con ustedes?',
    ],
    answer: (f) =>
      `Llame al ${f.phone} (${f.hours}) o escriba a ${f.email}. Respondemos los correos en 24 horas, de lunes a viernes. La solicitud y la calculadora están abiertas a toda hora.`,
  },
  'human-agent': {
    path: '/es',
    also: ['human'],
    questions: [
      '¿Puedo hablar con una persona real?',
      'Quiero hablar con un agente humano',
      'Comuníqueme con un representante o asesor',
      '¿Alguien me puede llamar?',
      'Páseme con un especialista',
      'Quiero que me atienda alguien de ventas',
      'Quiero hablar con una persona, por favor',
      'Prefiero que me llamen por teléfono',
    ],
    answer: (f) =>
      `Puede hablar con una persona de nuestra oficina en el ${f.phone} (${f.hours}). O escriba a ${f.email} y le contestaremos en 24 horas, de lunes a viernes. En este chat no anotamos teléfonos: para que le llamemos, use el formulario de la página principal.`,
  },
  'service-area': {
    path: '/es',
    questions: [
      '¿En qué estados prestan?',
      '¿Financian en Texas, California o Florida?',
      '¿Trabajan en todo el país?',
      '¿Dónde operan, qué área cubren?',
      '¿Prestan en México, Canadá o Puerto Rico?',
      '¿Mi estado está incluido?',
      '¿Tengo que estar cerca de su oficina?',
      '¿La máquina puede trabajar en otro estado?',
    ],
    answer: (f) =>
      `Atendemos a negocios en todo Estados Unidos. Todo se puede hacer por teléfono y en línea. Si tiene dudas sobre su estado o el lugar de trabajo, llámenos antes: ${f.phone}.`,
  },
  'direct-lender': {
    path: '/es',
    also: ['fees'],
    decidedBy: 'prestamistadirecto',
    questions: [],
    answer: `${promises.directLender} ${promises.otherSource}`,
  },
  'dealer-program': {
    path: '/es/partner',
    questions: [
      'Soy distribuidor, ¿puedo ofrecer su financiamiento a mis clientes?',
      '¿Cómo me hago socio o dealer?',
      'Programa para distribuidores de equipo',
      '¿Pagan comisión a socios o brókers por referir clientes?',
      'Vendemos maquinaria y queremos ofrecer crédito',
      'Registrar mi negocio como distribuidor',
      '¿Cómo funciona para los vendedores de equipo?',
      'Mis clientes necesitan financiamiento para comprarme',
    ],
    answer: (f) =>
      `Los distribuidores reciben estructuras de pago para sus clientes en 24 horas, de lunes a viernes. También tienen enlaces personales de solicitud, enlaces para subir documentos y ven qué le falta a cada operación. El acceso es por invitación: llame al ${f.phone} o escriba a ${f.email}.`,
  },
  'dealer-login': {
    path: '/dealer/login',
    questions: [
      '¿Dónde entran los distribuidores?',
      'No puedo entrar al portal de dealers',
      'Olvidé mi contraseña del portal',
      'Mi cuenta de distribuidor está bloqueada',
      '¿Cómo inicio sesión para ver mis tratos?',
      'Mi enlace para activar la cuenta del portal venció',
      'Cambiar mi contraseña',
      '¿Cómo consigo acceso al portal de socios?',
    ],
    answer: (f) =>
      `Los distribuidores entran en su propia página, que también manda un enlace para una contraseña nueva. Si el enlace de activación venció o todavía no tiene acceso, llame al ${f.phone} y le mandaremos otra invitación. El portal está en inglés.`,
  },
  'late-payment': {
    path: '/es/make-payment',
    also: ['make-payment'],
    questions: [
      'Me voy a atrasar con el pago este mes',
      'No pude pagar a tiempo',
      '¿Qué pasa si me atraso en un pago?',
      '¿Hay recargo por pagar tarde?',
      'No puedo hacer mi pago',
      'Estoy atrasado con mi préstamo',
      '¿Me quitan la máquina si no pago?',
      'Está flojo el trabajo y no me alcanza para pagar',
      '¿Me dan una extensión para mi pago?',
    ],
    answer: (f) =>
      `Si puede, llámenos antes de la fecha de pago: ${f.phone} (${f.hours}). Nuestro personal puede ver sus opciones con usted. Su contrato dice qué cargos hay por pago tardío y qué pasa si falta un pago. Puede pagar en la página de pagos a toda hora.`,
  },
  'data-selling': {
    path: '/es/privacy',
    also: ['privacy-security'],
    questions: [
      '¿Venden o comparten mis datos?',
      '¿Le venden mi información a otras financieras?',
      '¿Me van a llamar otros prestamistas?',
      '¿Con quién comparten mi solicitud?',
      '¿Van a vender mi número de teléfono?',
      '¿Mandan mi solicitud a otros lados?',
      '¿Me van a llegar llamadas de spam si aplico?',
      '¿Le dan mis datos a terceros?',
    ],
    answer:
      'Su solicitud y su información no se venden. Las revisa nuestro propio personal. En algunas operaciones otra fuente de fondos participa en la decisión. Esa empresa recibe solo lo que necesita para decidir. El aviso de privacidad explica quién puede ver qué.',
  },
  'hours-on-day': {
    path: '/es',
    also: ['contact-hours'],
    questions: [
      '¿Abren los sábados o el fin de semana?',
      '¿Están abiertos hoy?',
      '¿Abren los domingos?',
      '¿Trabajan en Navidad o Thanksgiving?',
      '¿Atienden en días festivos?',
      '¿Puedo llamar hoy después de las 6?',
      '¿Hay alguien el fin de semana?',
      '¿A qué hora abren el lunes?',
    ],
    answer: (f) =>
      `Nuestro horario es ${f.hours}. ${f.closedOnWeekends ? 'Los sábados y domingos cerramos. ' : ''}Fuera de ese horario no contestamos el teléfono. En días festivos el horario puede cambiar. A toda hora puede presentar su solicitud, usar la calculadora, escribir aquí o escribir a ${f.email}.`,
  },
  complaint: {
    path: '/es',
    questions: [
      'Quiero poner una queja',
      'No estoy contento con su servicio',
      'Su representante me trató mal',
      'Nadie me devolvió la llamada',
      'Qué mal servicio',
      'Quiero hablar con un supervisor sobre un problema',
      '¿Dónde me puedo quejar?',
      'Me están robando',
      'Estoy molesto con este trámite',
    ],
    answer: (f) =>
      `Lo siento mucho. Por favor cuéntenos qué pasó: ${f.phone} (${f.hours}) o ${f.email}. Ponga su nombre, la fecha y su número de referencia si lo tiene, para que le dé seguimiento el gerente que corresponde.`,
  },
  robot: {
    path: '/es',
    also: ['human-agent'],
    questions: [
      '¿Es usted un robot?',
      '¿Es un bot o una persona real?',
      '¿Esto es ChatGPT?',
      '¿Estoy hablando con una persona o con una computadora?',
      '¿Es inteligencia artificial?',
      '¿Usted es humano?',
      '¿Con quién estoy hablando?',
      '¿Este chat es automático?',
    ],
    answer: (f) =>
      `Soy un asistente de inteligencia artificial, no una persona. Respondo con lo que dicen este sitio y su calculadora, y no tomo decisiones. Para hablar con una persona, llame al ${f.phone} (${f.hours}) o escriba a ${f.email}.`,
  },
};
