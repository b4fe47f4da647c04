import type { credit as en } from '../../en/knowledge/credit.ts';

export const credit: typeof en = {
  'credit-levels': {
    path: '/es#calculator',
    questions: [
      '¿Qué puntaje de crédito necesito?',
      '¿Aceptan mal crédito?',
      '¿Cuál es el score mínimo?',
      'Tengo el crédito bajo o dañado, ¿puedo aplicar?',
      '¿Aceptan todo tipo de crédito?',
      '¿Me financian con 580 de crédito?',
      '¿Cuáles son los niveles de crédito?',
      'El banco me negó el préstamo por mi crédito',
      'No tengo crédito o historial',
      'Tengo cobranzas y cuentas viejas, ¿puedo aplicar?',
    ],
    answer:
      'Consideramos todos los niveles de crédito. Los niveles de nuestra calculadora empiezan en 600 puntos, pero eso no es un puntaje mínimo. Un pago inicial más alto, un codueño que firme con usted o un equipo fácil de revender ayudan. Un especialista en crédito toma cada decisión.',
  },
  'credit-pull': {
    path: '/es/credit-application',
    questions: [
      '¿La consulta de crédito es dura o suave?',
      '¿Aplicar me baja el puntaje?',
      '¿Cuándo revisan mi crédito?',
      '¿Checan mi crédito en el buró?',
      '¿Me afecta el crédito si aplico?',
      '¿Puedo precalificar sin que revisen mi crédito?',
      '¿La calculadora afecta mi crédito?',
      '¿Hacen un hard pull?',
    ],
    answer: (f) =>
      `Ver este sitio, usar la calculadora o escribir en este chat no afecta su crédito. Solo consultamos su crédito después de que usted firma la solicitud. Su firma incluye la autorización de crédito. Si quiere saber qué tipo de consulta usamos, llame al ${f.phone}.`,
  },
  'personal-guaranty': {
    path: '/es/credit-application',
    questions: [
      '¿Tengo que firmar una garantía personal?',
      '¿Piden aval?',
      '¿Yo respondo personalmente por el préstamo?',
      '¿Puedo financiar solo con el EIN de mi compañía?',
      '¿Quién firma como garante o fiador?',
      '¿Todos los dueños tienen que garantizar?',
      '¿Qué pasa conmigo si el negocio no puede pagar?',
      'Solo a nombre de la empresa, sin garantía mía',
    ],
    answer:
      'La mayoría de los prestamistas, y también nosotros, pide a los dueños una garantía personal, sobre todo si el negocio es joven. La solicitud no es una garantía. Si hace falta una, es un documento aparte que usted puede leer antes de decidir si lo firma.',
  },
  'co-signer': {
    path: '/es/credit-application',
    also: ['cosigner'],
    questions: [
      '¿Puedo agregar un cofirmante?',
      '¿Puede firmar conmigo mi socio o mi hermano?',
      '¿Ayuda tener un codeudor?',
      'Mi esposa tiene mejor crédito, ¿puede entrar en la solicitud?',
      '¿Necesito a alguien que firme conmigo?',
      '¿Mi esposo o esposa tiene que firmar?',
      '¿Podemos aplicar dos dueños juntos?',
      'Segunda firma en la solicitud',
    ],
    answer:
      'El cofirmante es opcional. La solicitud tiene una segunda firma para un codueño u otra persona que firme con usted, y eso puede fortalecerla. Nunca exigimos que su cónyuge firme solo por estar casados.',
  },
  itin: {
    path: '/es/itin',
    questions: [
      '¿Puedo aplicar con ITIN?',
      'No tengo seguro social',
      '¿Financian sin número de seguro social?',
      'Pago mis taxes con ITIN, ¿me pueden dar un préstamo?',
      '¿Qué papeles piden con ITIN?',
      '¿Puedo usar mi pasaporte o matrícula consular?',
      'No tengo papeles, nomás el ITIN',
      'Préstamo con ITIN para maquinaria',
      '¿Aceptan ITIN en lugar del social?',
      'Trabajo con ITIN y tengo mi propia troca',
      'No tengo social pero declaro impuestos cada año',
      '¿Le prestan a alguien que nomás tiene ITIN?',
      'El negocio está a mi nombre y tengo ITIN, ¿me financian?',
    ],
    answer:
      'Puede presentar su solicitud con ITIN. Escríbalo donde se pide Seguro Social (SSN) o ITIN. No necesita Seguro Social. Tenga lista la carta del ITIN, una identificación como pasaporte o matrícula consular, 3–6 meses de estados de cuenta y las últimas 2 declaraciones. Los fondos suelen salir 5–7 días hábiles después de la aprobación.',
  },
  'itin-renewal': {
    path: '/es/itin',
    also: ['itin-expired'],
    questions: [
      'Mi ITIN está vencido, ¿puedo aplicar?',
      '¿Qué hago si mi ITIN ya no es válido?',
      '¿Cómo renuevo mi ITIN?',
      '¿Cuánto tarda la renovación del ITIN?',
      '¿Aceptan un ITIN vencido?',
      'Se me venció el ITIN, ¿qué hago?',
      'El IRS dice que tengo que renovar mi ITIN',
      '¿Puedo aplicar mientras renuevo el ITIN?',
    ],
    answer: (f) =>
      `Renueve su ITIN con el IRS. Eso tarda de 7 a 11 semanas. Cuente con el plazo más largo en temporada de impuestos o desde el extranjero. Puede iniciar la renovación y presentar de todos modos su solicitud. Llame al ${f.phone} y le diremos qué puede avanzar.`,
  },
  'immigration-status': {
    path: '/es/privacy',
    decidedBy: 'inmigracion',
    also: ['immigration'],
    questions: [
      '¿Preguntan por mi estatus migratorio?',
      '¿Tengo que ser ciudadano o tener green card?',
      'Soy indocumentado, ¿me van a reportar con la migra?',
      '¿Le pasan mi información a inmigración o al gobierno?',
      '¿Puedo aplicar con DACA o permiso de trabajo?',
      '¿Financian a inmigrantes y extranjeros?',
      '¿Importa mi estatus legal?',
      '¿Le van a avisar a la migra si aplico?',
    ],
    answer: (f) =>
      `Nuestra solicitud no pregunta por su ciudadanía ni por su estatus migratorio. Pide un Seguro Social (SSN) o ITIN, que se guarda cifrado y se usa para su solicitud. El aviso de privacidad explica quién puede verlo y cuándo la ley puede obligarnos a compartirlo. Si tiene preguntas, llame al ${f.phone}.`,
  },
  'equal-credit': {
    path: '/es/credit-application',
    decidedBy: 'igualdad',
    also: ['discrimination'],
    questions: [
      '¿Discriminan a la gente?',
      '¿Importa mi raza, religión o nacionalidad?',
      '¿Las mujeres tienen la misma tasa?',
      '¿Importa mi edad o mi estado civil?',
      '¿Puedo aplicar si recibo asistencia pública?',
      '¿Me negarían por ser latino, negro o asiático?',
      '¿Les cobran más a las mujeres?',
      'Tengo 70 años, ¿soy muy viejo para un préstamo?',
    ],
    answer: (f) =>
      `En una decisión de crédito no tomamos en cuenta la raza, el color, la religión, el origen nacional, el sexo, el estado civil, la edad (si puede firmar legalmente un contrato) ni si sus ingresos vienen de asistencia pública. La ley de Igualdad de Oportunidades de Crédito (ECOA) lo prohíbe. Si algo le parece injusto, llame al ${f.phone}.`,
  },
  'first-time-buyers': {
    path: '/es/first-time',
    questions: [
      'Nunca he financiado equipo',
      'Es mi primera máquina',
      '¿Ayudan a los que compran por primera vez?',
      'Es mi primer camión, ¿por dónde empiezo?',
      'No tengo historial de préstamos comerciales',
      '¿Qué es la revisión de 60 segundos?',
      'Primera vez que compro una troca para trabajar',
      'Quiero comprar mi primer equipo',
      'Nunca he sacado un préstamo para maquinaria',
    ],
    answer:
      'La primera compra es bienvenida. La página de primera compra tiene una revisión de 60 segundos con cinco toques. Nada sale de su teléfono, no se consulta su crédito y recibe una lista de documentos. En una primera compra lo que más cuenta es su crédito, su experiencia, el equipo y el pago inicial.',
  },
  startups: {
    path: '/es/first-time',
    questions: [
      '¿Financian negocios nuevos?',
      'Mi compañía tiene menos de dos años',
      '¿Cuánto tiempo debe tener el negocio?',
      'Acabo de abrir mi LLC hace unos meses',
      '¿Cuántos años de negocio piden?',
      'Apenas voy empezando mi empresa',
      'Abrimos hace seis meses, ¿podemos aplicar?',
      '¿Piden dos años de antigüedad?',
      'Quiero poner un negocio y necesito equipo',
    ],
    answer:
      'Los negocios nuevos pueden presentar su solicitud: no hay una regla estricta de 2 años en el negocio. En un negocio joven cuentan más el crédito del dueño, su experiencia en el oficio y el pago inicial. Una primera operación más pequeña es más fácil.',
  },
  'approval-odds': {
    path: '/es/credit-application',
    questions: [
      '¿Qué posibilidades tengo de que me aprueben?',
      '¿Me van a aprobar?',
      '¿Ya estoy aprobado?',
      '¿Califico para un financiamiento?',
      '¿Me pueden preaprobar o precalificar ahorita?',
      '¿Me aprobarían con 620 de crédito?',
      '¿Sí me darían el préstamo o no?',
      'Dígame si voy a calificar',
      '¿Puede aprobar mi solicitud?',
      '¿Me considerarían?',
      '¿Hay chance de que salga el crédito?',
    ],
    answer: (f) =>
      `Yo no puedo aprobar, negar ni precalificar a nadie, y un nivel de crédito en la calculadora no significa aprobación. Un especialista en crédito decide después de revisar toda la solicitud, en 24–48 horas. Presentar su solicitud no cuesta nada. Si quiere preguntar antes, llame al ${f.phone} (${f.hours}).`,
  },
  bankruptcy: {
    path: '/es/first-time',
    also: ['credit-levels'],
    questions: [
      'Tuve una bancarrota, ¿puedo aplicar?',
      '¿Financian después de un capítulo 7?',
      'Mi capítulo 13 todavía no termina',
      '¿Cuánto tiempo después de la bancarrota me pueden financiar?',
      'Me declaré en bancarrota hace dos años',
      'Mi negocio anterior quebró',
      '¿Trabajan con gente que salió de una quiebra?',
      'Estoy en bancarrota, ¿hay oportunidad?',
    ],
    answer: (f) =>
      `Una bancarrota pasada no le impide presentar su solicitud. Tenga a la mano el tipo, la fecha en que terminó y lo que ha cambiado desde entonces. Un especialista en crédito revisa toda la solicitud y toma la decisión. Para platicarlo antes, llame al ${f.phone}.`,
  },
};
