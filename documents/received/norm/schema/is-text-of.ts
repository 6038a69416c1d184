/** Whether a text has this built-in type of XML Schema (part 2), surrounding blanks ignored. */
export function isTextOf(base: string, text: string): boolean {
  switch (base) {
    case 'decimal':
      return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text);
    case 'boolean':
      return /^(true|false|0|1)$/.test(text);
    case 'date':
      return isDate(text);
    case 'time':
      return TIME.test(text);
    case 'dateTime': {
      const [date = '', time = ''] = text.split('T');
      return isDate(date) && TIME.test(time);
    }
    case 'base64Binary':
      return isBase64(text.replace(/\s+/g, ''));
    default:
      return true;
  }
}

function isDate(text: string): boolean {
  const day = text.replace(ZONE, '');
  if (!/^-?\d{4,}-\d\d-\d\d$/.test(day)) return false;
  const instant = new Date(`${day.slice(-10)}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day.slice(-10));
}

function isBase64(compact: string): boolean {
  return compact.length % 4 === 0 && !/[^A-Za-z0-9+/=]|=[^=]|=.*=.*=/.test(compact);
}

const ZONE = /(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;
const TIME =
  /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-](0\d|1[0-4]):[0-5]\d)?$|^24:00:00(\.0+)?(Z|[+-]\d\d:\d\d)?$/;
