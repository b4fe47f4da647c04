import type { words as en } from '../../en/knowledge/words.ts';

export const words: typeof en = {
  silent: `clase tipo dejan deja verdad nadie acuerdo acuerda manera forma lado rato ratito semana semanas ano anos ayer hoy manana
    lunes martes miercoles jueves viernes dicen dijo dijeron dicho pasa paso veo ver viendo buscando busco busca encontre vi 
    problema bien mejor buen buena gran grande verdad claro creo pienso ando andamos ocupa compa senor joven don pos orita ahorita luego hace
    haga hagan salir sale salen poder poner pongo cosa el la los las un una unos unas lo le les al de del a en por para con y e o u que se si mi mis su sus tu
    tus yo usted ustedes ellos nos me te es son ser soy esta estan estoy estaba fue era hay haber he ha han
    hacer hace hago puedo puede pueden podria podrian quiero quiere quisiera necesito necesita ocupo tengo
    tiene tienen tener dar da dan doy me muy mas pero como cual cuales que este esto esta ese eso esa aqui
    ahi ya solo nomas pues bueno buenas buenos dias tardes hola oiga oye gracias favor porfa disculpe no
    tambien algo alguna alguno cosa cosas saber sabe digame dime pregunta duda tan va voy van ir sea seria
    aun todavia entre sobre desde hasta sin q k xq pq pa x d ke saludos entonces asi cada otro otra uds ud`,
  light: `cuando donde quien porque duracion cuanto trabajo trabajar hacer sirve usar nuevo financiar equipo
    maquina prestamo dinero negocio empresa ofrecer ayudar pagar pago trato gente tiempo dia comprar`,
  same: {
    financiar: `financiamiento, financian, financiacion, prestan, prestar, fondear, finansiar, finansiamiento, finanza,
      finanzas`,
    prestamo: `prestamos, credito comercial, contrato, loan`,
    equipo: `equipos, equipamiento`,
    maquina: `maquinas, maquinaria, makina, unidad, aparato`,
    negocio: `empresa, compania, companía, corporacion, taller, llc, bisnes, biznes, changarro`,
    cuanto: `cuanta, cuantos, cuantas`,
    duracion: `cuanto tarda, cuanto tardan, cuanto tiempo, que tan rapido, en cuanto tiempo, cuantos dias, cuantas
      horas, demora, demoran, tarda, tardan, se tardan, tardado, rapido, pronto, dilata, dilatan`,
    enganche: `pago inicial, inicial, entrada, anticipo, down payment, down, deposito, poner de entrada, dar a cuenta, a
      cuenta, a cambio, cero enganche, cuota inicial, daun, pie, anticipado`,
    tasa: `tasas, interes, intereses, porcentaje, por ciento, rate, interez`,
    apr: `tasa de porcentaje anual, tasa anual, tae`,
    puntaje: `puntos, score, fico, puntuacion, credito, calificacion, creditos`,
    malcredito: `me rechazaron en el banco, no califique, con cuantos puntos, cuantos puntos, puntos me prestan, deudas atrasadas, historial malo, mal credito, credito malo, credito bajo, credito danado, bajo credito, poco credito, sin credito, sin
      historial, bancarrota, quiebra, cobranza, colecciones, atrasados, me negaron, negado, rechazaron, me
      rechazo, me nego, credito quemado, quemado, embargo, repo, puntaje bajo, score bajo, mal score, no tengo
      credito, credito feo, manchado, credito manchado, buro manchado`,
    consulta: `hard pull, soft pull, revisan mi credito, revisar mi credito, checan mi credito, checar mi credito,
      checan el credito, revisan el credito, corren mi credito, correr mi credito, corren el credito, afecta mi
      credito, baja mi puntaje, bajar el puntaje, baja el score, baja mi credito, me baja, buro, consultan,
      jalan mi credito, jalar, dana mi credito, me afecta, bajan puntos, afecta, investigan mi credito,
      precalificar, inquiry, reporte de credito`,
    seguro_social: `seguro social, social security, numero social, ssn, sosial, social, sin papeles`,
    itin: `i tin, itim, aitin, numero de impuestos, matricula consular, matricula, pasaporte, consular, no tengo papeles, w7`,
    itinvencido: `itin vencido, itin esta vencido, itin vencio, itin se vencio, itin se me vencio, itin vence, itin expiro,
      itin expirado, itin caduco, itin caducado, vencio mi itin, vencio el itin, vencido mi itin, vencido el itin,
      itin no es valido, itin ya no sirve, renovar itin, renovar mi itin, renovar el itin, renuevo mi itin, renovacion del itin`,
    inmigracion: `migra, indocumentado, indocumentada, inmigrante, migratorio, estatus migratorio, papeles migratorios, deportar,
      deportan, deportacion, ciudadano, ciudadana, ciudadania, residente, residencia, green card, soy ilegal, estoy ilegal, de ilegal, daca,
      permiso de trabajo, visa de trabajo, tengo visa, con visa de, tps, extranjero, el ice, al ice, a ice, con ice`,
    igualdad: `statedage, discriminar, discriminan, discriminacion, discriminen, racista, racismo, raza, etnia, color de piel, nacionalidad,
      origen nacional, por mi religion, por religion, la religion, raza religion, o religion, musulman, judio, cristiano, catolico, mi genero, por genero, sexo, mujer, mujeres, gay, lesbiana, soy negro,
      ser negro, los negros, ser moreno, ser blanco, ser mexicano, soy mexicano, los mexicanos, ser latino, soy latino,
      los latinos, a latinos, ser hispano, soy hispano, los hispanos, mi acento, mi edad, tercera edad, estoy muy viejo,
      estoy viejo, soy muy viejo, muy viejo para, estoy muy joven, estado civil, soy divorciado, estoy divorciado, ser divorciado, estar divorciado, soy divorciada, estoy divorciada, soltero, soltera, madre soltera,
      viuda, viudo, soy casado, soy casada, embarazada, asistencia publica, ayuda publica, ayuda del gobierno, beneficios del gobierno, estampillas,
      cupones de comida, welfare, ssi, discapacidad, incapacidad, desempleo`,
    aval: `mis cosas, mis bienes, mi casa, responder con, garantia personal, fiador, garante, garantizar, responder personalmente, personalmente, responsable
      personal, pg, a mi nombre, mi casa en riesgo, personal`,
    cofirmante: `codeudor, co firmante, firmar conmigo, firme conmigo, cosigner, co signer, segunda firma, esposa, esposo,
      conyuge, mi senora, mi socio, coasigner, cosainer, codueno, mi hermano, mi marido, dos duenos`,
    nuevonegocio: `por mi cuenta, dos anos trabajando, menos de dos anos, menos de un ano, un ano con mi, independizar, me independice, anos de experiencia, meses trabajando, negocio nuevo, negocios nuevos, empresa nueva, compania nueva, recien abri, acabo de abrir, apenas abri,
      apenas empece, empezando, antiguedad, anos de negocio, tiempo de negocio, startup, abrimos, llevo poco,
      nuevo negocio, arrancando, meses con el negocio, anos con el negocio, meses de negocio, apenas empiezo,
      recien, emprendiendo, emprender, poner un negocio, llevamos, llevo, acabo de empezar, acabo de, anos en
      el negocio, iniciar negocio, inicio de negocio, nueva empresa`,
    primeravez: `primera vez, primer equipo, primera maquina, primer camion, primera troca, nunca he, primera compra,
      nunca, primerizo, mi primer, mi primera`,
    documento: `cuantos estados de cuenta, tener listo, llevar, que llevo, documentos, papeles, requisitos, papeleo, estados de cuenta, estado de cuenta, declaraciones,
      declaracion, piden, comprobantes, documentacion, identificacion, que se ocupa, que se necesita, planilla,
      planillas, que me piden, licencia, talones, cheque`,
    subir: `subo, mandar, mando, enviar, envio los, adjuntar, foto, fotos, escanear, whatsapp, pdf, cargar, entregar,
      entrego, mandarles, imagen, archivo, archivos`,
    aplicar: `presento mi solicitud, presentar mi solicitud, presento la solicitud, presentar la solicitud, presento una solicitud, presentar una solicitud, mando mi aplicacion, mandar mi aplicacion, mando mi solicitud, mandar mi solicitud, solicitar, solicitud, aplicacion, aplico, aplique, tramite, tramitar, empezar, comenzar, llenar,
      formulario, inscribir, meter aplicacion, pasos, proceso, empiezo, forma`,
    aprobacion: `me urge, urge, urgente, aprobar, aprueban, aprueben, aprobado, aprobaron, respuesta, decision, decidir, resuelven, contestan,
      revision, revisan, responden, autorizan, autorizacion, preaprobado`,
    fondos: `caer el dinero, depositar el dinero, me depositan, depositen, cuando depositan, me lo depositan, sale el cheque, dan el cheque, mandan el cheque, tener el dinero, tengo el dinero, reciben su dinero, recibe su dinero, desembolso, depositan, sueltan, dinero listo, entregan el dinero, dan el dinero, cierre, cerrar, fondean,
      le pagan, transferencia, transfieren, sale el dinero, cae el dinero, llega el dinero, pagan al vendedor,
      liberan, reciben el dinero, recibo el dinero, mandan el dinero`,
    estatus: `aplique el, aplique hace, aplique la, nadie me habla, nadie me llama, me han hablado, me han llamado, estado de mi, como va, ya aplique, ya mande, ya solicite, no me han, en que va, referencia, noticias, mi
      tramite, mi solicitud, mi aplicacion, seguimiento, ya envie, ya llene, que paso con, mi expediente,
      status, hable con ustedes`,
    mes: `meses, mensual, mensuales, mensualidad, mensualidades`,
    plazo: `a 5 anos, a 6 anos, a 7 anos, a 8 anos, a 10 anos, 72 meses, 84 meses, hasta cuantos meses, hasta cuantos anos, cuantos meses dan, plazos, a cuantos meses, a cuantos anos, cuantos anos, cuantos meses, tiempo para pagar, tiempo maximo,
      anos para pagar, meses para pagar, tiempo tengo, largo plazo, mas tiempo`,
    monto: `menos de 10, menos de diez, muy poco, es lo maximo, es lo minimo, prestan menos, prestan mas, montos, minimo, maximo, limite, cantidad, hasta cuanto, millon, millones, desde cuanto, cuanto me
      prestan, cuanto prestan, cuanto me pueden, cuanto dinero, tope, poquito, lo menos, lo mas`,
    cuota: `cobran algo, abrir el credito, por abrir, costo de la solicitud, me cobran, cobrar, cuotas, cargos, cargo, comision, comisiones, cobro, cobros, gastos, costo, costos, cobran, gratis,
      tarifa, tarifas, escondidos, ocultos, honorarios, cuesta, fee, fees`,
    usado: `oldyear, que ano, ya tiene anos, ya tiene horas, muchas horas, mil horas, usada, usados, usadas, segunda mano, segunda, viejo, vieja, viejos, millas, millaje, horas de uso,
      reconstruido, reacondicionado, seminuevo, seminueva, antigua, modelo, de que ano, anos de uso, del ano,
      kilometraje, que tan vieja, restaurado`,
    impuesto: `impuestos, taxes, tax, fiscal, fiscales, deducir, deduccion, deducible, seccion 179, 179, depreciacion,
      depreciar, irs, hacienda, deduzco, descontar de los taxes, taxas, deduce, beneficio fiscal, contador,
      desgravar`,
    liquidar: `liquido, pagar antes, pago anticipado, adelantar, adelantado, multa, penalidad, penalizacion, saldo,
      saldar, terminar antes, capital, abonar, abonos, pago antes, termino antes, antes de tiempo, acabar de
      pagar, pagos extra, penalizan, castigo, pagar de mas, pagarlo todo, termino de pagar`,
    temporada: `enero, febrero, marzo, diciembre, noviembre, cuando llueve, cuando hace frio, poco trabajo, baja la chamba, meses lentos, lento, temporadas, temporal, estacional, invierno, nieve, cosecha, verano, meses flojos, flojos, flojo, saltar,
      saltarme, baja el trabajo, meses malos, lluvias, temporada baja, brincar, brincarme, frio, no hay
      trabajo, no hay chamba, poca chamba, meses bajos, bajo trabajo`,
    escalonado: `chiquitos, chiquito, al principio, primer ano, al inicio, poquito al principio, mas bajo el primer, escalonados, progresivo, progresivos, creciente, crecientes, subir despues, subiendo, empezar bajo,
      empezar pagando poco, ir subiendo, vayan subiendo, aumentar, aumenten, suba, poco al principio, menos al
      principio, bajos al principio, arranque de produccion, pagos chicos, suban, empezar con pagos`,
    diferir: `diferido, aplazar, aplazado, posponer, 90 dias, noventa dias, primer pago, gracia, empezar a pagar,
      empiezo a pagar, pagar despues, sin pagar, prorroga, retrasar, pague despues, 60 dias, tres meses sin,
      primera mensualidad, comienzo a pagar, primera letra`,
    residual: `opcion de compra, arrendamiento, lease, leasing, renta, rentar, valor de mercado, al final, se queda, me
      quedo, quedarmela, un dolar, $1, globo, balloon, pago final, regresar, devolver, es mia, es mio, duenio
      al final, arrendar, propiedad, sera mia`,
    refinanciar: `refinanciamiento, refi, consolidar, juntar, capital de trabajo, prestamo actual, otra financiera, comprar
      mi deuda, ya pagada, ya es mia, efectivo, sobre mi maquina, leaseback, bajar mi pago, bajar el pago,
      comprar la deuda, otro banco, deuda`,
    gastosextra: `instalacion, instalar, flete, entrega, envio, transporte, capacitacion, impuesto de venta, montaje,
      accesorios, garantia extendida, software, arranque, maniobras, incluir, puesta en marcha, meter,
      entrenamiento, traslado, incluyen, incluye`,
    vendedor: `particular, particulares, subasta, subastas, vendedores, proveedor, facebook, marketplace, craigslist,
      amigo, compadre, conocido, remate, dueno a dueno, comprarle, persona privada, le compro, otro
      contratista, dueno particular, internet, ritchie`,
    aseguranza: `se quedan con el titulo, quedan con el titulo, quien tiene el titulo, el titulo, seguro, asegurar, asegurado, cobertura, titulo, gravamen, placas, registro, beneficiario, lien, poliza,
      seguros, colateral`,
    distribuidor: `distribuidores, dealer, dealers, socio, socios, mis clientes, vendemos, vendo, referir, broker, brokers,
      agencia, programa para, dilers, partner, partners, clientes`,
    entrar: `iniciar sesion, contrasena, portal, login, mi cuenta, acceso, bloqueada, password, clave, sesion, usuario`,
    invitacion: `invitaciones, enlace, link, liga, representante, me mando, me llego`,
    firma: `copia, firme, firmado, firmada, firma electronica, verificar, comprobante, copia firmada, autentico,
      certificado`,
    privacidad: `seguridad, segura, cifrado, cifrada, proteger, protegen, mis datos, mi informacion, informacion personal,
      datos personales, estafa, fraude, confianza, confiable, confiables, comparten, protegida, protegido, robar, roben, hackear, datos, borrar`,
    espanol: `hablan espanol, habla espanol, idioma, idiomas, ingles, traducir, traduccion, bilingue, hispano, latino,
      castellano`,
    contacto: `telefono, horario, horarios, correo, email, contactar, abren, abierto, abiertos, cierran, sabado,
      sabados, domingo, fin de semana, direccion, oficina, oficinas, a que hora, ubicados, ubicacion, llamar,
      llamo, marcar, atienden`,
    humano: `persona, persona real, agente, asesor, alguien, hablar, robot, especialista, me llamen, llameme,
      comunicarme, paseme, comuniqueme, operador, ejecutivo, me marquen, bot, inteligencia artificial, persona
      de verdad, me atienda, me hablen, gerente`,
    estado: `estados, texas, california, florida, arizona, nevada, georgia, illinois, mexico, canada, puerto rico,
      todo el pais, pais, nueva york, chicago, nebraska, carolina, cubren, area, region, nacional, los angeles,
      houston, utah, oregon, washington, colorado, oklahoma, nuevo mexico, tennessee, dallas, idaho, alaska,
      hawaii, nueva jersey, kansas, ohio, michigan, virginia`,
    construccion: `excavadora, excavadoras, minicargador, bobcat, retroexcavadora, retro, bulldozer, buldocer, cargador,
      cargadora, montacargas, mini excavadora, minicargadora, grua, gruas, pavimento, asfalto, concreto,
      aplanadora, mano de chango, contratista, maquinaria pesada, obra, trascabo, manitou, telehandler, skid
      steer, caterpillar, kubota, compactadora, rodillo, niveladora, zanjadora, tractor de orugas, backhoe,
      escavadora, demolicion, terraceria, plataforma`,
    comida: `horno, hornos, panaderia, batidora, batidoras, freidora, restaurante, cocina, cerveceria, cerveza,
      bebidas, empaque, empacadora, etiquetadora, embotelladora, tortillas, tortilleria, tortilladora, pizza,
      cuarto frio, alimentos, cip, transportador, amasadora, carniceria, refrigerador, congelador, cafe,
      tostadora, paleteria, loncheria, lonchera, pan, masa, jugos, taqueria, revolvedora, mezcladora,
      desmoldadora`,
    manufactura: `cnc, torno, fresadora, maquinado, soldadura, soldar, soldadora, automatizacion, laser, dobladora,
      compresor, herramental, herramientas, inyeccion, plasma, fabrica, taller de maquinado, robotico, corte,
      haas, prensa, carpinteria, cobot, brazo, costura, impresora, router`,
    camion: `pickup, pickups, pick up, pick ups, food truck, food trucks, lonchera movil, camion de canastilla, canastilla, camion grua, camion pluma, pluma, perforadora, camion de servicio,
      camion de volteo, volteo, troca, trocas, chasis, flotilla, flota, grua de arrastre, vocacional,
      vocacionales, camioneta, camiones, camion de trabajo, utilitario, troque, troques, bucket, pipa`,
    mensualidad: `me atraso, deposito mi mensualidad, deposito mi pago, donde deposito, se me olvido, olvido hacer el pago, olvide el pago, olvide pagar, mi cuota mensual, pagar lo de este mes, mando mi pago, mandar mi pago, mi cuenta de este mes, hacer un pago, hago un pago, hago mi pago, pagar mi, mi pago, letra, letras, pago automatico, pagos
      automaticos, atrasar, atrasado, atrasarme, tarjeta, fecha de pago, pagar en linea, pago en linea, se me
      paso, no pude pagar, realizar pago, donde pago, como pago, no puedo pagar, autopay, pagar mi mensualidad,
      voy a pagar tarde, bil, biles`,
    calculadora: `calculadoras, estimado, estimador, calculo, herramienta, recomendacion, simulador, calcula`,
    diferente: `diferentes, diferencia, distinto, distintos, no coincide, no es igual, no dan lo mismo, mas alto, mas
      alta, cual es correcta, exacta, exacto, varia, no cuadra, cambia`,
  },
  occasions: `construccion comida manufactura camion tractor trailer`,
  elsewhere: `donde invierto, pistola, armas, se cocina, guerra, wifi, recomiendame, recomiendeme, capital de, operadores, oleo, aceite, tacos, cerca de mi, luna, hipoteca, casa propia, comprar casa, una casa, prestamo estudiantil, tarjeta de credito, bitcoin,
    cripto, clima, llover, lluvia hoy, receta, chiste, poema, cancion, pelicula, futbol, beisbol, mundial,
    partido, presidente, elecciones, politica, votar, tarea, ensayo, novia, novio, doctor, medicina, loteria,
    horoscopo, bolsa de valores, acciones, contratando, contratan, vacante, curriculum, vacaciones, vuelo,
    hotel, capital de francia, python, javascript, codigo, perro, gato, cumpleanos, juego, arma, boda,
    divorcio, cita con migracion, cambio de aceite, fuga, no prende, arreglar, reparar, refaccion, bujia,
    dolor, prestamo personal, carro, lancha, matematicas, cuento, gasolina, quien gano, tiktok, instagram,
    departamento, apartamento, musica, serie, dolar hoy, tipo de cambio, remesa, mandar dinero, asilo,
    pasaporte mexicano, renovar pasaporte, trabajo para, carro para, coche para, carro familiar, comprar un carro, financiar un carro,
    financian carros, uso personal, motocicleta, moto, rifle`,
};
