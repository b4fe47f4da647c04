/**
 * How people write, for the assistant. Lists are split at commas; written without accents, as they are compared.
 * silent: says nothing. light: says little. same: stands for the name in front. occasions: names that rarely are
 * the question itself. elsewhere: is no business of ours.
 */
type Words = { silent: string; light: string; same: Record<string, string>; occasions: string; elsewhere: string };

export const words: Words = {
  silent: `once stuff look looking full lot lots bit little next soon last really only even while because cause since guy man dude
    folks anyone anybody somewhere around way kinda sorta think thinking thought find found hear heard said says tried trying try
    problem issue possible best good better great okay exactly actually basically course sure mean bring left put
    saw seen today tomorrow yesterday monday tuesday wednesday thursday friday week weeks ago year years a an the is are was were be been being am do does did done doing i me my mine we us our ours you your
    yours u ur it its of to in on for with at by from as and or but if so than then that this these those
    there here what whats which how can could would should will shall may might must have has had having get
    got gets getting give gives need needs want wants wanna like please pls plz thanks thank hi hello hey
    just really im ive id ill dont doesnt didnt cant wont isnt arent any some about tell know let say ok okay
    also thing things something anything one ones very too right now still ya yall guys gonna gotta no not
    yes ask question questions wondering wonder curious maybe kind sort going go into up out all more most
    much many per via etc he she they them his her their s t re ve ll m d be able`,
  light: `when where who why duration howmuch work works make made take takes see use new finance equipment machine
    loan money business company offer help pay deal people time day days buy`,
  same: {
    finance: `financing, financed, fund, funding, lend, lending, lender, fianance, finacing`,
    loan: `note, agreement, contract, credit line`,
    equipment: `equip, equipments, gear, iron, rig, asset`,
    machine: `machinery, unit`,
    business: `biz, company, firm, shop, outfit, llc, corp, corporation, enterprise`,
    howmuch: `how much, what amount, what would`,
    duration: `how long, how fast, how soon, how quick, how quickly, turnaround, time frame, timeframe, timeline, how
      many days, how many hours, wait time`,
    downpayment: `down payment, have to put in, put in, cash in, cash do i, money down, put down, zero down, down pmt, no money down, upfront money, percent down, cash
      down, dp, nothing down, trade in, tradein, have down, skin in the game, with no down, 0 down, down`,
    rate: `interest rate, interest, rates, percentage, points`,
    apr: `annual percentage rate, a p r`,
    creditscore: `credit score, fico, score, beacon, scores, credit rating, credit`,
    badcredit: `beat up, kinda beat up, not perfect, messed up, screwed up, ugly credit, credit issues, slow pays, past due, judgments, tax lien, foreclosure, bad credit, poor credit, low credit, damaged credit, rough credit, shot credit, credit sucks, credit is
      bad, credit is not great, bruised credit, no credit, bankruptcy, bk, chapter 7, chapter 13, collections,
      repo, repossession, chargeoff, charge off, credit aint great, bad score, low score, turned down,
      declined, denied, rejected`,
    creditpull: `hard pull, soft pull, hard inquiry, soft inquiry, hard hit, pull my credit, pull credit, run my credit,
      run credit, check my credit, credit check, inquiry, inquiries, hurt my credit, affect my credit, ding,
      credit report, hurt my score, affect my score, impact my score, bureau, experian, equifax, transunion,
      paynet`,
    ssn: `social security, social security number, social, ss number, soc`,
    itin: `individual taxpayer, tax id instead, itin number, w7`,
    expireditin: `itin expired, itin expires, itin lapsed, itin is not valid, itin no longer valid, expired itin, lapsed itin,
      renew itin, renew my itin, renewing my itin, itin renewal`,
    immigration: `immigration status, undocumented, immigrant, illegal immigrant, here illegally, im illegal, deport, deported,
      deportation, green card, us citizen, a citizen to, not a citizen, im a citizen, am a citizen, be a citizen,
      citizens only, only citizens, citizenship, permanent resident, legal resident, legal status, daca, dreamer, work permit,
      work visa, on a visa, tps, foreign born, foreign national, call ice, to ice, tell ice, ice agents,
      ice find out, border patrol`,
    equalcredit: `statedage, discriminate, discrimination, racist, racism, of my race, of race, by race, on race, race matter, ethnicity, skin color, nationality, national origin,
      of my religion, of religion, religion matter, race religion, or religion, muslim, jewish, christian, catholic, gender, woman, women, being female, am female, im female, gay, lesbian, transgender, im black,
      am black, being black, black people, black man, black person, black owned, african american, im white, mexican,
      hispanic, latino, latina, asian, arab, haitian, venezuelan, native american, my accent, am i too old, im too old,
      too old to borrow, too old to apply, too old for a loan, too old to get, too young, my age matter, does my age, my age or, because of my age, of age, at my age, senior citizen,
      marital status, im married, being married, im divorced, am divorced, being divorced, got divorced, im single, being single, being a single mother, being a single mom, because im a single, widow, widowed,
      pregnant, public assistance, government assistance, welfare, food stamps, ssi, disability, unemployment benefits,
      social security benefits, social security income`,
    guaranty: `guarantee, guarantor, pg, personally liable, personal liability, personally, on the hook, personal
      guarantee`,
    cosigner: `co signer, cosign, co sign, co-signer, coborrower, co borrower, sign with me, second signer, joint,
      spouse, wife, husband, partner sign, co applicant, coapplicant, co buyer`,
    startup: `months old, weeks old, start up, startups, new business, brand new company, time in business, years in business, just opened,
      just started, months in business, been in business, starting out, tib, started my business, started my
      company, opened my business, starting a business, starting my own, newly formed, 2 year rule, two year
      rule, in business for, new company, new llc`,
    firsttime: `first time, first machine, first truck, first piece, never financed, never bought, never had a loan,
      never done this, first loan, my first, never borrowed, newbie, first purchase`,
    document: `need from me, what do you need, info do you need, what all do you need, w9, voided check, drivers license, id, documents, docs, paperwork, papers, doc, requirements, required, statements, tax returns, financials, tax
      return, bank statement, bank statements, p l, balance sheet`,
    upload: `send in, submit documents, attach files, attach documents, attach my, attach the, email attachment, as an attachment, scan, fax, photo, picture, pic, snap, send my, send you, pdf, jpg,
      heic`,
    apply: `application, submit my application, submit an application, submit the application, send my application, ball rolling, how do i start, where do i start, app, applying, sign up, get started, get going, begin, start the process, fill out, form`,
    approval: `hear something, hear from you, let me know, find out, do i hear, get an answer, approved, approve, decision, answer, hear back, preapproved, response, underwriting, review`,
    funded: `get funded, fund, closing, close, wire, money in, receive the money, disburse, payout, money come, get
      the money, get paid, cut the check, pay the seller, pay the dealer`,
    status: `no word, sent my app, sent in my, any news, update, heard back, heard anything, haven t heard, already applied, my application, i applied, submitted,
      my file, my deal, where am i, check on`,
    month: `months, mo, mos, monthly`,
    term: `72 months, 84 months, 7 years, 6 years, 8 years, 10 years, 72, 84, how many yrs, longer to pay, terms, length, repayment period, years to pay, stretch, spread, long term, how many months, how many
      years, pay it back, amortize, amortization`,
    amount: `how big, how small, minimum, maximum, max, min, limit, cap, largest, smallest, biggest, borrow, how much
      can i, range, million, loan size, too small, too big`,
    fee: `fees, charges, charge, closing costs, doc fee, origination, hidden cost, hidden costs, commission,
      upfront cost, costs, cost to apply, free`,
    used: `oldyear, too old, second hand, secondhand, pre owned, preowned, older, old, hours on it, high hours, high miles, mileage,
      refurbished, rebuilt, year old, reconditioned, model year, beat up, how old, high mileage`,
    tax: `taxes, irs, write off, writeoff, write offs, deduct, deduction, deductible, section 179, 179,
      depreciation, depreciate, bonus depreciation, tax break, expense it`,
    prepay: `pay off, payoff, pay it off, prepayment, early payoff, penalty, pay early, pay ahead, extra payments,
      ahead of schedule, paying it off, pay this off, pay extra, off early, principal, buy it out early, get
      out early`,
    season: `january, february, march, december, november, dont work, cant work, froze, frozen, rain, winters, seasonal, winter, slow months, slow season, off season, skip, harvest, summer, snow, slow down, weather
      months, skip payments, rainy, slow time, busy months, dead months`,
    step: `low payments first, lower first year, first year, lower at the start, small at the start, smaller payments at first, step up, stepped, ramp, ramp up, ramps up, graduated, start low, start small, smaller at first, lower at
      first, increase over time, go up, grow, step down, low payments at the beginning, lower payments at the
      start, increasing`,
    defer: `deferred, deferral, delay, postpone, no payments, no payment for, 90 days, 90 day, first payment, grace,
      buy now pay later, payment holiday, before i start paying, start making payments, 60 days, push back`,
    buyout: `dollar buyout, buy out, 1 buyout, $1, residual, balloon, fmv, fair market value, end of the lease, end of
      lease, lease, leasing, own it at the end, own it, purchase option, lease end, keep it at the end, keep
      the machine, turn it in, at the end, rent to own, trac`,
    refinance: `refi, pull cash, cash, free and clear, i own a, paid off, refinancing, leaseback, sale leaseback, cash out, consolidate, existing loan, current loan, borrow
      against, working capital, already own, equity, lower my payment, take over my loan, pay off my other,
      collateral loan`,
    soft: `soft cost, soft costs, installation, install, delivery, freight, shipping, rigging, training, sales tax,
      warranty, set up, setup, roll in, rolled in, software, hauling, transport, include`,
    seller: `private party, private sale, private seller, auction, vendor, craigslist, facebook, marketplace, ritchie,
      another contractor, some guy, individual, neighbor, ebay, ironplanet, guy i know, buy from`,
    insurance: `keeps the title, holds the title, have the title, on the title, who keeps, who holds, additional insured, insure, insured, loss payee, coverage, title, lien, ucc, registration, plates, collateral, titled, policy`,
    dealer: `dealership, reseller, distributor, partner, partners, broker, my customers, our customers, my buyers,
      referral, we sell, i sell, dealers`,
    login: `log in, sign in, signin, password, portal, locked out, account access, my account, log into`,
    invite: `invitation, link, sales rep, salesman, salesperson, my rep`,
    signature: `signed copy, copy of, e sign, esign, esignature, docusign, electronic signature, signed, verify,
      certificate`,
    privacy: `secure, security, safe, encrypted, encryption, private, my data, my info, personal information, personal
      info, share my, sell my, scam, legit, identity theft, hacked, trust, spam, sell my info, protected`,
    spanish: `espanol, bilingual, language, languages, habla, translate, english`,
    contact: `phone, phone number, call, hours, open, close, saturday, sunday, weekend, email, e mail, reach, address,
      office, located`,
    human: `speak with, real person, agent, representative, rep, somebody, someone, live person, operator, specialist, bot,
      robot, ai, loan officer, speak, talk, call me back, customer service, talk to, live agent, manager`,
    state: `states, nationwide, texas, california, florida, new york, arizona, nevada, georgia, illinois, nebraska,
      ohio, alaska, hawaii, puerto rico, canada, mexico, out of state, colorado, north carolina, carolina,
      washington, oregon, tennessee, utah, new mexico, area, serve, region, country, oklahoma, michigan, idaho,
      montana, kansas, iowa, alabama, louisiana, virginia, pennsylvania, new jersey, wisconsin, minnesota,
      missouri, indiana, kentucky`,
    construction: `excavator, skid steer, skidsteer, bobcat, backhoe, dozer, bulldozer, loader, forklift, telehandler, mini
      ex, mini excavator, trackhoe, crane, paver, roller, compactor, grader, trencher, ctl, yellow iron,
      contractor, earthmoving, paving, concrete, scissor lift, boom lift, job site, kubota, caterpillar, cat,
      deere, skidder, wheel loader, asphalt, heavy equipment, attachments, hoe, scraper, drill rig, excavation,
      grading, dirt work`,
    food: `mexican restaurant, mexican food, asian restaurant, bakery, oven, ovens, mixer, fryer, restaurant, kitchen, brewery, beverage, packaging, labeling, bottling,
      canning, cip, conveyor, depanner, sheeter, dough, coffee, roaster, tortilla, pizza oven, pizza, cooler,
      freezer, labeler, filler, winery, commissary, bread, tanks, juice, dairy, meat`,
    manufacturing: `cnc, lathe, mill, machining center, robot arm, cobot, robotic, automation, laser, press brake, fab,
      fabrication, welding, welder, compressor, machine shop, haas, mazak, tooling, injection molding, cmm,
      plasma, waterjet, 5 axis, manufacture, factory, 3d printer, vmc, palletizer, woodworking, router`,
    worktruck: `food truck, pickup, pick up truck, f150, f 150, line work, lineman, tree work, bucket truck, boom truck, crane truck, digger derrick, digger, derrick, service body, utility truck,
      service truck, bucket, mechanics truck, tow truck, dump truck, aerial lift, chassis, work truck,
      vocational, wrecker, knuckle boom, vac truck, water truck, fleet, tree truck, chip truck, rollback, box
      truck, flatbed, lube truck, f550, f 550`,
    installment: `make a payment, make my payment, pay my bill, autopay, auto pay, ach, late payment, late, missed, due
      date, pay online, pay my loan, pay by card, miss a payment, behind, make payment, pay my payment, monthly
      bill, send my payment, bill`,
    calculator: `calculators, estimator, estimate, tool, two numbers, different numbers, slider`,
    differ: `different, difference, not the same, doesnt match, dont match, higher, wrong, match, off by, accurate,
      disagree`,
  },
  occasions: `construction food manufacturing worktruck tractor trailer`,
  elsewhere: `should i invest, i invest my, savings account, wifi, recommend a, mortgages, oil, tacos, near me, moon, homes, mortgage, house, home loan, student loan, credit card, payday, bitcoin, crypto, weather, rain, recipe,
    joke, poem, song, lyrics, movie, netflix, football, soccer, baseball, basketball, super bowl, world cup,
    president, election, politics, vote, homework, essay, girlfriend, boyfriend, dating, doctor, medicine,
    symptoms, lottery, lotto, horoscope, stocks, stock market, hiring, job opening, resume, vacation, flight,
    hotel, capital of, python, javascript, write code, dog, cat food, birthday, spotify, game, poker, gun,
    wedding, divorce, visa application, oil change, torque, hydraulic leak, wont start, fix my, repair, part
    number, spark plug, best brand, headache, personal loan, car loan, boat, rv, jet ski, math, story,
    translate this, gas prices, diesel price, restaurant near, who won, minecraft, tiktok, instagram,
    apartment, rent an apartment, family car, personal car, car for, buy a car, finance a car, finance cars,
    do cars, new car, used car, my car, auto loan, personal use, personal vehicle, motorcycle, weapon, firearm, rifle, pistol,
    ammunition`,
};
