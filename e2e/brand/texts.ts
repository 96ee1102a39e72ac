/** The site's texts in German, for the tests' company. */

export const locale = 'de-DE';

// Consent and third parties
export const consentNames = {
  measurement: 'die Zählung von Besuchen',
  maps: 'Google Maps',
  video: 'ein Videoplayer',
  captcha: 'eine Prüfung gegen Roboter',
  attribution: 'die Anzeige, die zu uns führte',
} as const;
export const consentMeanings = {
  measurement: 'Zählt Besuche mit dem Google Tag Manager.',
  maps: 'Zeigt Vertretungen auf Google Maps. Ohne das zeigt unsere eigene Karte dasselbe.',
  video: 'Spielt Videos auf der Seite. Ohne das ist jedes Video ein Link.',
  captcha: (tools: string) =>
    `Prüft Formulare beim Senden mit ${tools}. Ohne das kommt Ihre Nachricht auch an, als nicht geprüft vermerkt.`,
  attribution: (days: number) =>
    `Merkt sich ${days} Tage lang, welche Anzeige oder welcher Rundbrief zu uns führte, und fügt es Ihren Formularen hinzu.`,
} as const;
export const attributionCounts = 'Werden Besuche gezählt, zählt es auch für die Anzeige.';
export const consentLabel = 'Auswahl zum Datenschutz';
export const consentQuestion = (names: string) =>
  `Dürfen wir Folgendes nutzen: ${names}? Alles funktioniert auch ohne, und ändern können Sie das jederzeit unten auf jeder Seite.`;
export const consentPolicy = 'So gehen wir mit Daten um';
export const consentDecline = 'Ablehnen';
export const consentAllow = 'Zustimmen';
export const consentChoose = 'Auswählen';
export const privacyChoices = 'Datenschutz-Auswahl';
export const choicesIntroduction =
  'Nichts davon geschieht, bevor Sie zustimmen. Was von anderen Firmen kommt, verrät ihnen beim Laden Ihre IP-Adresse.';
export const choicesSave = 'Auswahl speichern';
export const choicesSaved = (days: number) => `Ihre Auswahl ist für ${days} Tage gespeichert.`;
export const choicesNeedNoScript = 'Ihr Browser führt hier keine Skripte aus, deshalb geschieht nichts davon.';

// Header, menus and footer
export const skipToContent = 'Zum Inhalt springen';
export const homePage = ', Startseite';
export const toggleNavigation = 'Menü';
export const primaryMenu = 'Haupt';
export const menuLabel = (name: string) => `Menü ${name}`;
export const submenuOf = (item: string) => `Untermenü ${item}`;
export const footerMenu = 'Menü in der Fußzeile';
export const callCompany = (name: string) => `${name} anrufen: `;
export const followUs = 'Folgen Sie uns';
export const locationLabel = 'Werk';
export const foundedLabel = 'Gegründet';
export const officeLabel = 'Büro';
export const emergencyLabel = 'Notdienst rund um die Uhr';
export const emailLabel = 'E-Mail';
export const copyrightLine = (year: number, name: string) => `© ${year} ${name}. Alle Rechte vorbehalten.`;
export const privacyPolicy = 'Datenschutz';
export const termsAndConditions = 'Verkaufsbedingungen';

// Lists and carousels
export const breadcrumbLabel = 'Sie sind hier';
export const carouselRole = 'Karussell';
export const slideRole = 'Bild';
export const slidesOf = (carousel: string) => `${carousel}, Inhalt`;
export const slideOf = (number: number, count: number) => `${number} von ${count}`;
export const chooseSlide = (noun: string) => `${noun} auswählen`;
export const showSlide = (noun: string, number: number) => `${noun} ${number} zeigen`;
export const previousSlide = (noun: string) => `Zurück: ${noun}`;
export const nextSlide = (noun: string) => `Weiter: ${noun}`;
export const play = 'Abspielen';
export const pause = 'Anhalten';
export const loadMore = 'Mehr laden';
export const loadingMore = 'Wird geladen …';
export const loadMoreFailed = 'Mehr konnten wir gerade nicht laden. Bitte versuchen Sie es noch einmal.';
export const backToStart = 'Zum Anfang der Liste';

// Search
export const searchTitle = 'Suche';
export const searchButton = 'Suchen';
export const searchPlaceholder = 'Suchbegriff …';
export const searchResultsFor = (term: string) => `Ergebnisse für „${term}“`;
export const searchHint =
  'Suchen Sie nach Produkten, Projekten, Vertretungen und Neuigkeiten. Zwei Buchstaben genügen.';
export const searchFailed = 'Die Suche hat nicht geantwortet. Bitte versuchen Sie es noch einmal.';
export const noResults = 'Keine Ergebnisse';
export const noMoreResults = 'Keine weiteren Ergebnisse';
export const resultCount = (count: number) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`);
export const firstResults = (count: number) => (count === 1 ? 'Das erste Ergebnis' : `Die ersten ${count} Ergebnisse`);
export const moreResults = (count: number) => `${count} weitere`;
export const searchAdvice = <Part>(phone: Part) => [
  'Versuchen Sie es mit weniger Wörtern oder einer Typenbezeichnung. Sie können auch anrufen: ',
  phone,
  '. Oder Sie beginnen hier:',
];
export const productResults = 'Produkte';
export const pageResults = 'Seiten';
export const projectResults = 'Projekte';
export const newsResults = 'Neuigkeiten';
export const representativeResults = 'Vertretungen';
export const otherResults = 'Weiteres';
export const partResults = 'Ersatzteile';
export const paperResults = 'Unterlagen';
export const allOfGroup = (count: number, name: string) => `Alle ${count}: ${name}`;
export const nearestNote = (term: string) => `Nichts passt genau zu „${term}“. Das kommt am nächsten.`;
export const correctedNote = (words: string) => `Ergebnisse für „${words}“.`;
export const dutyNote = (duty: string) => `Pumpen, die ${duty} am nächsten kommen.`;
export const termTooLong = (most: number) => `Die Suche ist zu lang. Kürzen Sie sie auf ${most} Zeichen.`;
export const tryOtherDigits = 'Auch nach Nummern mit einer anderen Ziffer suchen';
export const exactNumber = 'Genau diese Nummer';
export const similarNumber = 'Ähnliche Nummer';
export const oneCharacterDiffers = 'Weicht in einem Zeichen ab';
export const interchange = (maker: string, theirs: string, ours: string) =>
  `${ours} passt anstelle von ${maker} ${theirs}. Es ist kein Teil dieses Herstellers.`;
export const supersededBy = (numbers: readonly string[]) => `Ersetzt: ${numbers.join(' → ')}`;
export const forSerials = (serials: string) => `Seriennummern ${serials}`;
export const fitsProducts = (titles: string) => `Passt zu ${titles}`;
export const makesDuty = (duty: string) => `Leistet ${duty}`;
export const suggestionCount = (count: number) =>
  count === 0 ? 'Keine Vorschläge' : count === 1 ? '1 Vorschlag' : `${count} Vorschläge`;
export const suggestionsLabel = 'Vorschläge';
export const partTitle = (number: string, name: string) => (name ? `${number} ${name}` : number);
export const partFits = 'Passt zu';
export const partReplaces = 'Ersetzt';
export const partReplacedBy = 'Ersetzt durch';
export const orderInstead = (number: string, way: string) => `Bestellen Sie stattdessen ${number}: ${way}.`;
export const partInterchange = 'Passt anstelle von';
export const interchangeNote =
  'Das sind Nummern anderer Hersteller. Unser Teil passt an ihrer Stelle und ist nicht von ihnen.';
export const partCallout = (callout: string) => `Nr. ${callout} der Zeichnung`;
export const partPieces = (pieces: string) => `${pieces} je Pumpe`;
export const partSerials = (serials: string) => `Seriennummern ${serials}`;
export const orderPart = 'Dieses Teil bestellen';
export const noPart = (number: string) => `Es gibt kein Teil ${number}`;
export const nearestParts =
  'Diese Nummern kommen am nächsten. Vergleichen Sie jedes Zeichen: Eine ähnliche Nummer ist ein anderes Teil.';
export const noNearestParts =
  'Suchen Sie nach der Pumpe, oder schicken Sie uns ein Foto des Teils und des Typenschilds.';
export const tooManySearches = (seconds: number) =>
  `Zu viele Suchen in kurzer Zeit. Bitte warten Sie ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} und versuchen Sie es dann noch einmal.`;

// Pages that a reverse proxy sends
export const proxyUnavailable =
  'Unsere Website antwortet gerade nicht. Diese Seite lädt sich in einer halben Minute neu. Bis dahin erreichen Sie uns hier.';
export const proxyBusyTitle = 'Einen Moment, bitte';
export const proxyBusy =
  'Aus Ihrem Netz kamen in kurzer Zeit viele Anfragen. Warten Sie ein paar Sekunden und laden Sie die Seite neu.';
export const proxyTooLargeTitle = 'Das ist zu groß zum Senden';
export const proxyTooLarge =
  'Was Sie gesendet haben, ist größer, als unsere Website annimmt. Gehen Sie zurück, entfernen Sie einige Dateien und schicken Sie uns diese per E-Mail.';

// Pages
export const untitled = 'Ohne Titel';
export const table = 'Tabelle';
export const home = 'Startseite';
export const feedTitle = 'Neuigkeiten';
export const noPosts = 'Keine Beiträge gefunden.';
export const noProjects = 'Keine Projekte gefunden.';
export const noEntries = 'Nichts gefunden.';
export const continued = (title: string) => `${title}, Fortsetzung`;
export const productFamilies = 'Baureihen';
export const models = 'Modelle';
export const findRepresentativeTitle = 'Vertretung finden';
export const representsUsIn = (regions: string) => `Vertritt uns in ${regions}`;
export const callToAction = 'Sprechen Sie mit uns';
export const contactUs = 'Kontakt aufnehmen';
export const findRepresentative = 'Vertretung in Ihrer Nähe';
export const callOrWrite = <Part>(phone: Part, email: Part) => [
  'Rufen Sie uns an: ',
  phone,
  '. Oder schreiben Sie an ',
  email,
  '.',
];
export const missingTeaser = 'Beschreibung fehlt';
export const brochure = 'Prospekt';
export const dataSheet = 'Datenblatt';
export const manual = 'Betriebsanleitung';
export const features = 'Merkmale';
export const applications = 'Anwendungen';
export const markets = 'Branchen';
export const energy = 'Energie';
export const efficiencyBenchmark = 'Der Referenzwert für die effizientesten Wasserpumpen ist MEI ≥ 0,70 (EU 547/2012).';
export const units = 'Einheiten';
export const unitSystems = { us: 'US', si: 'SI', european: 'Europäisch' } as const;
export const galleryLabel = 'Produktbilder';
export const galleryNoun = 'Bild';
export const noPictureCaption = 'Bild folgt';
export const noPicture = 'Von diesem Produkt haben wir noch kein Bild.';
export const askForPicture = 'Fragen Sie uns danach.';
export const replacementParts = 'Ersatzteile';
export const orderParts = 'Ersatzteile bestellen';
export const orderPartsFromPage = 'Ersatzteile bestellen';
export const latestPosts = 'Aktuelles';
export const moreProjects = 'Weitere Projekte';
export const nextPost = 'Weiterlesen';
export const byline = (date: string, author: string) => [date, author && `von ${author}`].filter(Boolean).join(' ');
export const tagsTitle = 'Schlagwörter';
export const topics = 'Themen';
export const testimonialsTitle = 'Das sagen unsere Kunden';
export const testimonialsLabel = 'Kundenstimmen';
export const testimonialNoun = 'Kundenstimme';
export const videoTitle = 'Video';
export const watchVideoOf = (subject: string) => `Video ansehen: ${subject}`;
export const videoPlaysHere = 'Wird hier abgespielt';
export const videoTellsProvider = 'Läuft hier; der Anbieter erfährt Ihre IP-Adresse';
export const videoLoading = 'Wird geladen …';
export const videoOpensInNewTab = 'Öffnet sich in einem neuen Tab';
export const videoFailed = 'Das Video konnte hier nicht geladen werden. Es öffnet sich stattdessen in einem neuen Tab.';
export const contactInformation = 'Kontakt';
export const website = 'Website';
export const territories = 'Gebiete';
export const mapLabel = 'Karte der Vertretungen und ihrer Gebiete';
export const showGoogleMaps = 'Google Maps zeigen; Google erfährt dann Ihre IP-Adresse';
export const mapLoading = 'Die Karte wird geladen ...';
export const mapFailed = 'Google Maps konnte nicht geladen werden';
export const googleMapsLoading = 'Wird geladen ...';
export const zoomIn = 'Vergrößern';
export const zoomOut = 'Verkleinern';
export const closeInfo = 'Schließen';
export const contactDetails = 'Kontaktdaten';
export const finderTitle = 'Ihre Vertretung finden';
export const finderLabel = 'Ort, Bundesstaat, Provinz oder Postleitzahl';
export const finderButton = 'Suchen';
export const useLocation = 'Meinen Standort verwenden';
export const locating = 'Ihr Standort wird ermittelt …';
export const locationFailed =
  'Ihr Standort ist nicht verfügbar. Geben Sie einen Bundesstaat oder eine Postleitzahl ein.';
export const unknownPlace =
  'Diesen Ort kennen wir nicht. Geben Sie einen Ort der USA, einen Bundesstaat, eine Provinz oder eine Postleitzahl ein.';
export const whichTown = (name: string) =>
  `${name} gibt es mehrmals. Wählen Sie einen Ort, oder geben Sie eine Postleitzahl ein.`;
export const representativesFound = (count: number, place: string) => {
  const where = place || 'Ihren Standort';
  if (count === 0) return `Für ${where} haben wir noch keine Vertretung.`;
  return count === 1 ? `1 Vertretung für ${where}` : `${count} Vertretungen für ${where}`;
};
export const chooseRegion = 'Wählen Sie Ihre Region.';
export const otherTerritories = 'Andere Gebiete';
export const noRepresentative = <Part>(phone: Part) => ['Niemand in Ihrer Nähe? Rufen Sie uns an: ', phone, '.'];
export const formUnavailable = 'Dieses Formular steht gerade nicht zur Verfügung.';
export const notFoundHead = 'Seite nicht gefunden';
export const notFoundTitle = 'Diese Seite gibt es nicht';
export const notFoundCaption = 'Seite 404';
export const notFound =
  'Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler. Suchen Sie danach, oder beginnen Sie hier:';
export const protectedTitle = 'Geschützte Seite';
export const protectedPage = <Part>(contact: Part) => [
  'Diese Seite ist mit einem Passwort geschützt. Für einen Zugang können Sie hier ',
  contact,
  '.',
];
export const goneHead = 'Seite entfernt';
export const goneTitle = 'Diese Seite gibt es nicht mehr';
export const gone = 'Sie hat keinen Nachfolger. Suchen Sie, oder rufen Sie uns an.';
export const goneForLegalReasons =
  'Wir mussten sie aus rechtlichen Gründen entfernen. Suchen Sie, oder rufen Sie uns an.';
export const outageHead = 'Gleich wieder da';
export const outageTitle = 'Wir sind gleich wieder da';
export const outage =
  'Unser Redaktionssystem antwortet gerade nicht. Diese Seite lädt sich neu, sobald es wieder so weit ist. Bis dahin erreichen Sie uns so:';
export const failureHead = 'Etwas ist schiefgegangen';
export const failureTitle = 'Bei uns ist etwas schiefgegangen';
export const failure =
  'Diese Seite konnten wir nicht anzeigen. Bitte versuchen Sie es in einer Minute noch einmal. Wenn es dabei bleibt, rufen Sie uns an und nennen Sie die Nummer unten.';
export const stillInService = 'So erreichen Sie uns';
export const partsInDrawing = 'Teile der Zeichnung';
export const representativesLabel = 'Vertretungen';
export const listAndMap = 'Liste und Karte';
export const writeToRepresentative = 'Nachricht senden';
export const reachesRepresentative = (name: string) => `Sie kommt bei uns an, mit dem Vermerk ${name}.`;
export const reference = 'Nummer';

export const openFullSize = 'In voller Größe öffnen';
export const videoOf = (subject: string) => `Video: ${subject}`;
export const watchVideo = 'Video ansehen';
export const watchOn = (provider: string) => `Bei ${provider} ansehen`;
export const embeddedTitle = (title: string, provider: string) => `${title}, bei ${provider}`;
export const mapOn = (provider: string) => `Karte bei ${provider} ansehen`;
export const pageOn = (host: string) => `Eingebettete Seite bei ${host} öffnen`;
export const embeddedFile = 'Eingebettete Datei öffnen';
export const pictureToOpen = (title: string) => (title ? `Bild: ${title}` : 'Bild öffnen');
export const pictureOn = (title: string, host: string) => (title ? `Bild: ${title} (bei ${host})` : `Bild bei ${host}`);
export const embedNote = (provider: string) =>
  `Auswählen, um es von ${provider} zu laden. Dabei können Cookies gesetzt werden.`;
export const openOn = (provider: string) => `Bei ${provider} öffnen`;
export const listenToRecording = 'Aufnahme anhören';

// Forms
const dateFormats: Readonly<Record<string, string>> = {
  MDY: 'MM/TT/JJJJ',
  DMY: 'TT/MM/JJJJ',
  DMY_DASH: 'TT-MM-JJJJ',
  DMY_DOT: 'TT.MM.JJJJ',
  YMD_SLASH: 'JJJJ/MM/TT',
  YMD_DASH: 'JJJJ-MM-TT',
  YMD_DOT: 'JJJJ.MM.TT',
};
export const fieldMessages = {
  required: 'Dieses Feld wird benötigt.',
  emailFormat: 'Diese E-Mail-Adresse ist nicht gültig. Bitte prüfen Sie die Schreibweise (z. B. name@firma.de).',
  emailMismatch: 'Die E-Mail-Adressen stimmen nicht überein.',
  phone: 'Bitte geben Sie eine gültige Telefonnummer ein, z. B. 040 1234567.',
  number: 'Bitte geben Sie eine gültige Zahl ein.',
  quantity: 'Bitte geben Sie eine gültige Anzahl ein.',
  wholeQuantity: 'Bitte geben Sie eine ganze Zahl ein.',
  amount: 'Bitte geben Sie einen gültigen Betrag ein.',
  website: 'Bitte geben Sie eine gültige Internetadresse ein (z. B. https://gravityforms.com).',
  date: 'Bitte geben Sie ein gültiges Datum ein.',
  time: 'Bitte geben Sie eine gültige Uhrzeit ein.',
  maxLength: 'Dieser Text ist länger als erlaubt.',
  choice: 'Diese Auswahl ist nicht möglich. Bitte wählen Sie aus der Liste.',
  value: 'Bitte geben Sie einen gültigen Wert ein.',
  captcha: 'Die Prüfung mit reCAPTCHA ist fehlgeschlagen. Gehen Sie zurück und versuchen Sie es noch einmal.',
  limitReached: 'Dieses Formular nimmt leider keine Nachrichten mehr an.',
  allEmpty: 'Bitte füllen Sie mindestens ein Feld aus.',
  country: 'Bitte geben Sie ein gültiges Länderkürzel ein (z. B. DE).',
  fileType: 'Dieser Dateityp ist nicht erlaubt.',
  defaultConfirmation: 'Danke für Ihre Nachricht! Wir melden uns bald bei Ihnen.',
};
export const requiredInputsMessage = (labels: readonly string[]) =>
  `${fieldMessages.required} Bitte füllen Sie noch aus: ${labels.join(', ')}.`;
export const rangeMessage = (min: number | null, max: number | null) => {
  if (min !== null && max !== null) {
    return `Bitte geben Sie eine Zahl von <strong>${min}</strong> bis <strong>${max}</strong> ein.`;
  }
  if (min !== null) return `Bitte geben Sie eine Zahl ab <strong>${min}</strong> ein.`;
  if (max !== null) return `Bitte geben Sie eine Zahl bis <strong>${max}</strong> ein.`;
  return fieldMessages.number;
};
export const datePickerMessage = (format: string) =>
  `Bitte geben Sie ein gültiges Datum in der Form ${dateFormats[format] ?? 'TT.MM.JJJJ'} ein.`;
export const required = 'Pflichtfeld';
export const thisField = 'Dieses Feld';
export const selectPlaceholder = 'Bitte wählen …';
export const optionsLoading = 'Wird geladen …';
export const noOptions = 'Keine Auswahl';
export const removeChoice = (choice: string) => `${choice} entfernen`;
export const selectAll = 'Alle auswählen';
export const deselectAll = 'Alle abwählen';
export const otherChoice = 'Sonstiges';
export const otherFor = (label: string) => `${label}: Sonstiges`;
export const rowNumber = (row: number) => `Zeile ${row}`;
export const removeRow = (row: number) => `Zeile ${row} entfernen`;
export const remove = 'Entfernen';
export const addRow = 'Zeile hinzufügen';
export const updateTotals = 'Summe berechnen';
export const totalsUpdated = 'Die Preise sind berechnet. Noch wurde nichts gesendet.';
export const price = 'Preis';
export const quantity = 'Anzahl';
export const quantityOf = (product: string) => `${product}: Anzahl`;
export const upToCharacters = (most: string) => `Höchstens ${most} Zeichen`;
export const charactersOf = (length: string, most: string) => `${length} von ${most} Zeichen`;
export const tooManyCharacters = (used: string, beyond: string) => `${used}, ${beyond} zu viel`;
export const streetAddress = 'Straße und Hausnummer';
export const addressLine2 = 'Adresszusatz';
export const city = 'Ort';
export const country = 'Land';
export const region = 'Bundesland / Region';
export const postalCode = 'Postleitzahl';
export const state = 'Bundesstaat';
export const zipCode = 'ZIP-Code';
export const province = 'Provinz';
export const canadianPostalCode = 'Postleitzahl';
export const sameAsPrevious = 'Wie zuvor';
export const enterEmail = 'E-Mail-Adresse';
export const confirmEmail = 'E-Mail-Adresse wiederholen';
export const submitButton = 'Absenden';
export const saveButton = 'Speichern und später fortsetzen';
export const submitting = 'Wird gesendet …';
export const sending = 'Wird gesendet …';
export const formLoading = 'Einen Moment …';
export const nextButton = 'Weiter';
export const previousButton = 'Zurück';
export const backButton = 'Zurück';
export const step = (number: number) => `Schritt ${number}`;
export const stepOf = (number: number, count: number) => `Schritt ${number} von ${count}`;
export const received = 'Eingegangen';
export const sendAnother = 'Noch eine Nachricht senden';
export const leaveEmpty = 'Dieses Feld bitte leer lassen';
export const call = 'Rufen Sie an:';
export const orWriteTo = 'oder schreiben Sie an';
export const unanswerable = 'Diese Frage lässt sich hier nicht beantworten.';
export const answerNeeded = 'Senden Sie das Formular ohne die Antwort; wir fragen dann nach.';
export const filesByEmail = 'Dateien lassen sich mit diesem Formular nicht senden. Mailen Sie sie an';
export const filesToName = (kinds: string) => `${kinds && ` (${kinds})`} und nennen Sie dabei Ihre Nachricht.`;
export const fileTypeMessage = (allowed: readonly string[]) =>
  `Dieser Dateityp ist nicht erlaubt.${allowed.length > 0 ? ` Möglich sind: ${allowed.join(', ')}.` : ''}`;
export const fileSizeMessage = (megabytes: number) => `Die Datei ist zu groß. Erlaubt sind höchstens ${megabytes} MB.`;
export const fileCountMessage = (count: number, limit: number) =>
  `${count} Dateien sind zu viele, erlaubt sind ${limit}.`;
export const fileTypesHint = (kinds: string) => `Erlaubte Dateitypen: ${kinds}`;
export const fileSizeHint = (size: string) => `Größe höchstens ${size}`;
export const fileCountHint = (count: number) => `Höchstens ${count} Dateien`;
export const pictureFile = 'Datei';
export const imageTextLabels = {
  altText: 'Alternativtext',
  title: 'Titel',
  caption: 'Bildunterschrift',
  description: 'Beschreibung',
};
export const dropFiles = 'Sie können Dateien auch hierher ziehen.';
export const takePhoto = 'Foto aufnehmen';
export const removeFile = (name: string) => `${name} entfernen`;
export const retryFile = (name: string) => `${name} noch einmal versuchen`;
export const retry = 'Noch einmal';
export const filePercent = (percent: number) => `${percent} %`;
export const fileUploading = (name: string, percent: number) => `${name}: ${percent} % hochgeladen`;
export const fileUploaded = (name: string) => `${name} ist hochgeladen`;
export const fileRemoved = (name: string) => `${name} ist entfernt`;
export const uploadedMark = 'Hochgeladen';
export const chooseToContinue = 'Noch nicht vollständig. Wählen Sie dieselbe Datei noch einmal, dann geht es weiter.';
export const fileWaiting = 'Die Verbindung ist langsam. Wir versuchen es weiter.';
export const fileIncomplete = (name: string) =>
  `${name} ist noch nicht hochgeladen. Warten Sie bitte, oder entfernen Sie die Datei.`;
export const fileGone = (name: string) =>
  `${name} liegt nicht mehr auf unserem Server. Bitte wählen Sie sie noch einmal.`;
export const sendThisFile = (name: string) => `${name} mitsenden`;
export const fileDangerous = (name: string) =>
  `${name} ist ein Programm oder eine Webseite unter anderem Namen. Bitte senden Sie ein PDF oder ein Bild.`;
export const uploadsTooMany =
  'Mehr Dateien können wir heute nicht von Ihnen annehmen. Senden Sie das Formular ohne diese Datei und mailen Sie sie uns.';
export const uploadsFull =
  'Wir können gerade keine Dateien annehmen. Ihre Eingaben sind noch da: Senden Sie das Formular ohne diese Datei, oder versuchen Sie es später.';
export const uploadFailed =
  'Diese Datei ließ sich nicht hochladen. Versuchen Sie es noch einmal, oder senden Sie das Formular ohne sie.';
export const captchaNeedsScript = 'Ohne JavaScript wird dieses Formular ohne Prüfung gegen Roboter gesendet.';
export const turnstileChoice =
  'Wenn Sie es erlauben, prüft Cloudflare, dass Sie kein Roboter sind. Ihre Nachricht wird in jedem Fall gesendet.';
export const captchaChoice =
  'Wenn Sie es erlauben, prüft Google, dass kein Roboter schreibt. Ohne das kommt Ihre Nachricht auch an.';
export const captchaFailed = (phone: string) =>
  `Die Prüfung gegen Roboter ist noch offen, deshalb wurde nichts gesendet. Setzen Sie ihr Häkchen und senden Sie noch einmal, oder rufen Sie an: ${phone}.`;
export const unreachable = (phone: string) =>
  `Wir waren nicht erreichbar. Ihre Eingaben sind noch da. Senden Sie noch einmal, oder rufen Sie an: ${phone}.`;
export const errorMessageMissing = 'Die Fehlermeldung fehlt.';
export const formProblem = 'Einige Angaben fehlen noch oder stimmen nicht. Bitte sehen Sie die Felder unten durch.';
const orCall = (phone: string) => `oder rufen Sie uns an: ${phone}.`;
export const formFailures = {
  malformed: (phone: string) =>
    `Wir konnten dieses Formular nicht lesen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal, ${orCall(phone)}`,
  'foreign-origin': (phone: string) =>
    `Dieses Formular kam von einer anderen Website. Bitte senden Sie es von unseren Seiten, ${orCall(phone)}`,
  'token-invalid': (phone: string) =>
    `Wir konnten dieses Formular nicht prüfen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal, ${orCall(phone)}`,
  'form-unknown': (phone: string) => `Dieses Formular gibt es nicht mehr. Bitte rufen Sie uns an: ${phone}.`,
  'form-changed': (phone: string) =>
    `Dieses Formular wurde inzwischen geändert. Bitte prüfen Sie Ihre Eingaben und senden Sie es noch einmal, ${orCall(phone)}`,
  rejected: (phone: string) => `Wir konnten Ihre Nachricht nicht annehmen. Bitte rufen Sie uns an: ${phone}.`,
  'form-closed': () => 'Dieses Formular nimmt zurzeit keine Nachrichten an.',
  'token-expired': () =>
    'Diese Seite war lange offen, deshalb wurde noch nichts gesendet. Ihre Eingaben sind noch da. Bitte senden Sie noch einmal.',
  'too-large': (phone: string) =>
    `Ihre Nachricht ist zu lang für dieses Formular. Bitte kürzen Sie sie, ${orCall(phone)}`,
  'uploads-full': (phone: string) =>
    `Wir können Ihre Dateien gerade nicht annehmen. Senden Sie das Formular ohne sie, ${orCall(phone)}`,
  'unsupported-type': (phone: string) =>
    `Wir konnten dieses Formular nicht lesen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal, ${orCall(phone)}`,
  'key-reused': (phone: string) =>
    `Dieses Formular wurde schon mit anderen Eingaben gesendet. Bitte laden Sie die Seite neu, um noch eine Nachricht zu senden, ${orCall(phone)}`,
  'rate-limited': (phone: string) =>
    `Sie haben in kurzer Zeit mehrere Formulare gesendet. Bitte warten Sie eine Minute und versuchen Sie es noch einmal, ${orCall(phone)}`,
  unavailable: (phone: string) =>
    `Wir konnten Ihre Nachricht gerade nicht senden. Bitte versuchen Sie es in einigen Minuten noch einmal, ${orCall(phone)}`,
};
export const thankYou = 'Vielen Dank';
export const notSent = 'Ihre Nachricht wurde nicht gesendet';
export const backToPage = 'Zurück zur Seite';
export const goOn = 'Weiter';
export const fileNeeded = (email: string, number: string) =>
  '<p>Vielen Dank. Ihre Nachricht ist da, jetzt fehlt uns noch Ihre Datei.</p>' +
  `<p>Bitte mailen Sie sie an ${email} und nennen Sie die Nummer ${number}.</p>`;
/** HTML for a message without a required answer that only WordPress has a control for. */
export const answerOpen = (reference: string) =>
  '<p>Thank you. We have your message, and will ask you for the answer that is still missing.</p>' +
  `<p>Your reference is ${reference}.</p>`;
export const yourRepresentative = (name: string) => `Ihre Vertretung ist ${name}.`;
export const fileSubject = (number: string) => `Datei zur Nachricht ${number}`;
export const unstorableText =
  'Dieser Text enthält Zeichen, die wir nicht speichern können. Bitte geben Sie ihn noch einmal ein.';

// Editors
export const logInTitle = 'Anmelden';
export const logInHint = 'Für die Redaktion dieser Website, mit Benutzername und Passwort des Redaktionssystems.';
export const accountLabel = 'Benutzername oder E-Mail-Adresse';
export const passwordLabel = 'Passwort';
export const logInButton = 'Anmelden';
export const logInAgain = 'Noch einmal anmelden';
export const loginIncomplete = 'Bitte geben Sie Benutzername und Passwort ein.';
export const loginRefused = 'Benutzername oder Passwort ist falsch.';
export const loginThrottled = 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es noch einmal.';
export const loginWait = (seconds: number) => `Zu viele Versuche. Bitte warten Sie ${seconds} Sekunden.`;
export const loginWithdrawn = 'Das Redaktionssystem hat die Anmeldung beendet. Bitte melden Sie sich noch einmal an.';
export const foreignLoginTitle = 'Diese Anmeldung hat nicht hier begonnen';
export const foreignLogin =
  'Der Link stammt aus einem anderen Browser oder von einem anderen Tag. Niemand wurde angemeldet.';
export const expiredLoginTitle = 'Diese Anmeldung ist abgelaufen';
export const expiredLogin =
  'Eine Anmeldung muss innerhalb einer Minute abgeschlossen sein, und ihr Link gilt nur einmal.';
export const previewLabel = 'Vorschau';
export const previewTitle = 'Vorschau.';
export const previewIsDraft = 'Das ist der neueste Entwurf. Besucher sehen ihn nicht.';
export const exitPreview = 'Vorschau beenden';
export const toFrontPage = 'Zur Startseite';
export const noPreviewTitle = 'Keine Vorschau';
export const noPreview =
  'Diesen Inhalt gibt es nicht, er hat keine eigene Seite, oder Ihr Konto darf ihn nicht bearbeiten.';
export const notSignedInTitle = 'Niemand wurde angemeldet';
export const notSignedIn = 'Diese Anmeldung ist abgelaufen oder hat in einem anderen Browser begonnen.';
export const linkEndedTitle = 'Dieser Link gilt nicht mehr';
export const linkEnded = 'Er ist abgelaufen oder wurde zurückgezogen. Bitten Sie um einen neuen.';
export const sharedDraft = (editor: string, copied: string, until: string) =>
  `${editor || 'Die Redaktion'} zeigt Ihnen diesen Entwurf, Stand ${copied}. Er ist nicht veröffentlicht. Der Link gilt bis ${until}.`;
export const shareDraft = 'Entwurf weitergeben';
export const linkGoodFor = 'Link, gültig für';
export const linkDuration = (hours: number) => {
  if (hours < 48) return `${hours} Stunden`;
  return hours === 168 ? 'eine Woche' : `${hours / 24} Tage`;
};
export const makeLink = 'Link erstellen';
export const withdrawLink = 'Zurückziehen';
export const linkUntil = (until: string) => `Link zur Vorschau bis ${until}`;
export const linkFacts = (editor: string, until: string) => `von ${editor}, bis ${until}`;
export const linkFormForeign = 'Das Formular wurde nicht von dieser Website gesendet.';
export const linkSignedOut = 'Sie sind nicht mehr angemeldet.';
export const linkFormIncomplete = 'Das Formular ist nicht vollständig.';
export const linkDraftMissing = 'Diesen Entwurf gibt es nicht, oder Ihr Konto darf ihn nicht bearbeiten.';
export const linkHoursUnknown = 'Wählen Sie eine der angebotenen Zeiten.';
export const linkLimit = 'Ziehen Sie einen Link zurück, bevor Sie einen weiteren erstellen.';
export const linkActionUnknown = 'Ein Link kann erstellt oder zurückgezogen werden.';
export const toolbarLabel = 'Werkzeugleiste';
export const toolbarPrimary = 'Werkzeuge für die Seite';
export const toolbarSecondary = 'Werkzeuge für das Konto';
export const editContent = (type: string) => `${type} bearbeiten`;
export const howdy = 'Willkommen, ';
export const editProfile = 'Profil bearbeiten';
export const logOut = 'Abmelden';
export const loggingOut = 'Wird abgemeldet …';
export const logOutEverywhere = 'Überall abmelden';
export const logOutUnsupported =
  'Das CMS dieser Website kann Ihre anderen Sitzungen nicht beenden. Sie sind noch angemeldet.';
export const logOutFailed =
  'Sie sind noch angemeldet: Die Website hat nicht geantwortet. Bitte versuchen Sie es noch einmal.';

export const formSaved = 'Ihre Eingaben sind gespeichert';
export const continueForm = 'Weiter, wo Sie aufgehört haben';
export const noSavedForm = 'Hier gibt es nichts fortzusetzen';
export const savedUntil = (day: string) =>
  `Noch wurde nichts gesendet. Mit diesem Link können Sie das Formular bis ${day} auf jedem Gerät ausfüllen.`;
export const savedContinue = 'Dort weitermachen, wo Sie aufgehört haben';
export const savedIsPrivate = 'Wer den Link hat, kann Ihre Eingaben lesen. Geben Sie ihn nicht weiter.';
export const savedLink = 'Link zu Ihrem Formular';
export const copyLink = 'Link kopieren';
export const linkCopied = 'Kopiert';
export const mailLinkTo = 'Link per E-Mail an';
export const mailLink = 'Link senden';
export const savedFormChanged =
  'Das Formular wurde inzwischen geändert. Bitte prüfen Sie Ihre Eingaben vor dem Absenden.';
export const savedFormLost = (names: string) =>
  `Nicht wiederhergestellt werden konnte: ${names}. Bitte geben Sie es noch einmal ein.`;
export const savedFormGone = {
  sent: 'Dieses Formular wurde gesendet und das Gespeicherte gelöscht. Für eine neue Nachricht beginnen Sie ein neues Formular.',
  expired: 'Der Link ist abgelaufen und das Gespeicherte gelöscht. Bitte beginnen Sie ein neues Formular.',
  unknown: 'Dieser Link führt zu keinem gespeicherten Formular. Prüfen Sie, ob Sie ihn ganz kopiert haben.',
};
export const savedFormUnavailable =
  'Wir können Ihr Formular gerade nicht öffnen. Es ist noch gespeichert. Bitte versuchen Sie es in einigen Minuten erneut.';
export const linkMail = {
  sent: (address: string) => `Wir haben den Link an ${address} gesendet.`,
  invalid: () => 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
  'too-many': () => 'Dieser Link wurde schon mehrmals gesendet. Bitte kopieren Sie ihn.',
  failed: () => 'Die E-Mail konnte nicht gesendet werden. Bitte kopieren Sie den Link.',
};
export const saveFailed = (phone: string) =>
  `Ihre Eingaben konnten gerade nicht gespeichert werden. Sie sind noch hier. Versuchen Sie es in einigen Minuten erneut oder rufen Sie uns an: ${phone}.`;
export const saveNotOffered =
  'Dieses Formular kann nicht mehr gespeichert werden. Ihre Eingaben sind noch hier und können gesendet werden.';
export const linkMailSubject = (form: string) => `Ihr Link zu „${form}“`;
export const linkMailText = (form: string, url: string, day: string) =>
  `Sie haben das Formular „${form}“ gespeichert. Öffnen Sie bis ${day} diesen Link, um es fertig auszufüllen:\n\n${url}\n\nWer den Link hat, kann Ihre Eingaben lesen. Wenn Sie diese E-Mail nicht angefordert haben, können Sie sie ignorieren.\n`;

export const formatting = {
  bold: 'Fett',
  italic: 'Kursiv',
  bullets: 'Aufzählung',
  numbers: 'Nummerierte Liste',
  link: 'Link',
  unlink: 'Link entfernen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
};
export const formattingOf = (label: string) => `Formatierung: ${label}`;
export const linkAddress = 'Adresse des Links';
export const setLink = 'Link setzen';
export const leaveLink = 'Abbrechen';
export const linkMistake = 'Bitte die Adresse einer Webseite oder eine E-Mail-Adresse eingeben.';

// Documents
export const paperKinds = {
  brochure: 'Prospekt',
  dataSheet: 'Datenblatt',
  manual: 'Betriebsanleitung',
  partsList: 'Ersatzteilliste',
  drawing: 'Zeichnung',
  certificate: 'Zertifikat',
  declaration: 'Erklärung',
  software: 'Software',
  other: 'Weiteres',
} as const;
export const paperOfProduct = (product: string, kind: string) => `${product}: ${kind}`;
export const documentsTitle = 'Dokumente';
export const documentsIntroduction =
  'Anleitungen, Datenblätter, Zeichnungen und Zertifikate jeder Pumpe, in jeder Ausgabe.';
export const documentsCount = (count: number) => (count === 1 ? '1 Dokument' : `${count} Dokumente`);
export const noDocuments = 'Kein Dokument passt. Lassen Sie ein Wort oder eine Auswahl weg, oder rufen Sie uns an.';
export const documentWords = 'Nummer oder Wörter';
export const documentKind = 'Art';
export const documentLanguage = 'Sprache';
export const documentProduct = 'Produkt';
export const documentAny = 'Alle';
export const documentsShow = 'Dokumente zeigen';
export const documentsClear = 'Alle Dokumente zeigen';
export const documentsMore = 'Weitere Dokumente';
export const documentDownload = 'Herunterladen';
export const documentNewest = 'Neueste Ausgabe';
export const documentOtherLanguages = 'Weitere Sprachen';
export const documentHistory = 'Alle Ausgaben';
export const documentFixedLink = 'Diese Links führen immer zur selben Ausgabe.';
export const documentNumber = (number: string) => `Nr. ${number}`;
export const documentPages = (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`);
export const documentReplaced = (successor: string) => `Dieses Dokument ist durch ${successor} ersetzt.`;
export const documentReplacedSince = (successor: string, date: string) =>
  `Seit ${date} ist dieses Dokument durch ${successor} ersetzt.`;
export const documentWithdrawn = (title: string) => `„${title}“ wurde zurückgezogen`;
export const documentWithdrawnAdvice = 'Es gilt nicht mehr.';
export const documentNoFile = 'Die Datei dieses Dokuments fehlt. Rufen Sie uns an, wir senden sie Ihnen.';
export const olderDocuments = 'Weitere Sprachen und Dokumente';
export const qrTitle = (number: string) => `„${number}“ kennen wir nicht`;
export const qrAdvice = 'Geben Sie die Seriennummer vom Typenschild ein. Wir suchen die Papiere und senden sie Ihnen.';
export const qrLabel = 'Seriennummer';
export const qrButton = 'Papiere anfragen';
export const qrPartTitle = (number: string) => `Dokumente zu ${number}`;
export const qrPart = (number: string) => `Über ${number}`;

export const request = {
  title: 'Ihre Anfrage',
  introduction:
    'Stellen Sie zusammen, was Sie brauchen, und senden Sie es in einer Nachricht. Es ist keine Bestellung.',
  add: 'Zur Anfrage',
  empty: 'Ihre Liste ist leer.',
  caption: 'Produkte und Teile Ihrer Anfrage',
  columns: {
    number: 'Nummer',
    description: 'Bezeichnung',
    quantity: 'Menge',
    note: 'Betriebspunkt, Notiz',
    remove: 'Entfernen',
  },
  quantityOf: (number: string) => `Menge von ${number}`,
  noteOn: (number: string) => `Betriebspunkt oder Notiz zu ${number}`,
  removeThis: (number: string) => `${number} entfernen`,
  unknown: 'Nicht in unserem Katalog. Wir schauen es für Sie nach.',
  update: 'Änderungen speichern',
  clear: 'Liste leeren',
  addTitle: 'Produkt oder Teil hinzufügen',
  pasteTitle: 'Mehrere Nummern einfügen',
  pasteHint: 'Je Zeile eine, etwa SN-3040 2, oder Zeilen aus einer Tabelle.',
  paste: 'Zeilen hinzufügen',
  lines: 'Zeilen',
  shareTitle: 'Liste teilen',
  shareHint: 'Wer den Link öffnet, kann die Liste zu seiner eigenen Anfrage hinzufügen.',
  shareLink: 'Link zu dieser Liste',
  sharedTitle: 'Jemand hat eine Liste mit Ihnen geteilt',
  addShared: 'Zu meiner Anfrage hinzufügen',
  formTitle: 'Anfrage senden',
  noForm: (contact: string) => `Bitte senden Sie uns Ihre Liste über unser <a href="${contact}">Kontaktformular</a>.`,
  refusedTitle: 'Einige Zeilen fehlen in der Liste',
  shortened: (count: number) => `${count === 1 ? '1 Notiz wurde' : `${count} Notizen wurden`} auf 60 Zeichen gekürzt.`,
  reasons: {
    full: 'Die Liste hat Platz für 50 Zeilen. Senden Sie zuerst diese Anfrage.',
    long: 'Die Liste ist zu lang. Kürzen Sie Notizen, oder senden Sie zuerst diese Anfrage.',
    quantity: 'Die Menge muss eine ganze Zahl von 1 bis 9.999 sein.',
    'no-number': 'Es fehlt die Nummer.',
  },
};
