import { UNITS } from '#documents/model/codes/units.ts';

/** A unit of measure of UN/ECE Recommendations 20 and 21, as EN 16931 accepts them in BT-130. */
export function isUnitCode(code: string): boolean {
  // Fast path: the units of the form, which spare most documents unpacking the list.
  if (Object.hasOwn(UNITS, code)) return true;
  codes ??= readCodes();
  return codes.has(code);
}

let codes: ReadonlySet<string> | undefined;

function readCodes(): ReadonlySet<string> {
  return new Set([
    ...splitWords(NUMBERED).flatMap(readRun),
    ...splitWords(LETTERED).flatMap(readGroup),
  ]);
}

/** « A2-4 » → A2, A3, A4 */
function readRun(run: string): string[] {
  const [, letter = '', first = '', last = first] = /^([A-Z]?)(\d+)(?:-(\d+))?$/.exec(run) ?? [];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${letter}${Number(first) + index}`);
}

/** « AM:HP » → AMH, AMP; a full stop is an empty suffix: « AS:.M » → AS, ASM */
function readGroup(group: string): string[] {
  const [prefix = '', suffixes = ''] = group.split(':');
  return [...suffixes].map((suffix) => (suffix === '.' ? prefix : prefix + suffix));
}

function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}

const NUMBERED = `
10-11 13-15 20-25 27-28 33-35 37-38 40-41 56-61 74 77 80-81 85 87 89 91 A2-24 A26-45 A47-49 A53-56 A59 A68-71 A73-76 A84-91 A93-99 B1 B3-4
B7-8 B10-35 B41-50 B52-64 B66-99 C0 C3 C7-76 C78-97 C99 D1-2 D5-6 D10-13 D15-27 D29-34 D36 D41-63 D65 D68-69 D73-74 D77-78 D80-83 D85-89 D91
D93-95 E4 E10 E12 E14-23 E25 E27-28 E30-99 F10-99 G2-3 G10-21 G23-99 H10-16 H18-77 H79-85 H87-96 H98-99 J2 J10 J12-36 J38-76 J78-79 J81-85
J87 J90-93 J95-99 K1-3 K6 K10-23 K26-28 K30-43 K45-55 K58-71 K73-99 L2 L10-21 L23-60 L63-96 L98-99 M1 M4-5 M7 M9-27 M29-53 M55-99 N1 N3
N10-99 P1-2 P5 P10-99 Q3 Q10-42 R1 R9 S3-4 T0 T3 U1-2 W2 X1 X43-44 Z9 Z11
`;
const LETTERED = `
1I:. 2A:. 2B:. 2C:. 2G:. 2H:. 2I:. 2J:. 2K:. 2L:. 2M:. 2N:. 2P:. 2Q:. 2R:. 2U:. 2X:. 2Y:. 2Z:. 3B:. 3C:. 4C:. 4G:. 4H:. 4K:. 4L:. 4M:. 4N:.
4O:. 4P:. 4Q:. 4R:. 4T:. 4U:. 4W:. 4X:. 5A:. 5B:. 5E:. 5J:. AA:. AB:. AC:RT AD:. AE:. AH:. AI:. AK:. AL:. AM:HP AN:N AP:Z AQ:. AS:.MU AT:M
AW:G AY:. AZ:. BA:R BB:. BF:T BH:P BI:L BL:DL BP:.M BQ:L BT:U BU:AI CC:T CD:L CE:LN CG:.M CK:G CL:FT CM:KQT CN:PT CO:U CT:GMN CU:R CW:AI
D0:34 DA:ADY DB:.MW DD:. DE:C DG:. DJ:. DL:T DM:AKOQT DN:. DP:CRT DR:AIL DT:.N DW:T DZ:NP E0:1789 EA:. EB:. EQ:. F0:12345678 FA:HR FB:M FC:.
FF:. FH:. FI:T FL:. FN:U FO:T FP:. FR:. FS:. FT:KQ G0:145689 GB:.Q GD:W GE:. GF:.I GG:R GI:ACIP GJ:. GL:.DIL GM:. GO:. GP:. GQ:. GR:MNO GV:.
GW:H H0:3456789 HA:.D HB:AX HC:. HD:W HE:A HG:M HH:. HI:U HK:M HL:T HM:.OQT HP:A HT:Z HU:R HW:E IA:. IE:. IN:HKQ IS:D IU:.G IV:. JE:. JK:.
JM:. JN:T JO:U JP:S JW:L KA:.T KB:.A KC:C KD:W KE:L KG:MS KH:YZ KI:.CP KJ:.O KL:.KX KM:AHKQT KN:IMST KO:. KP:AHOP KR:. KS:DH KT:.N KU:R
KV:ART KW:.HNOSTY KX:. LA:.C LB:RT LD:. LE:F LF:. LH:. LK:. LM:. LN:. LO:. LP:.A LR:. LS:. LT:NR LU:BMX LY:. MA:HLMRW MB:EFR MC:.U MD:. MG:M
MH:Z MI:KLNOU MK:DMW ML:DT MM:KQT MN:DJ MO:N MP:A MQ:DHMSW MR:DMW MS:K MT:KQRSZ MV:A MW:H NA:.R NC:L NE:W NF:. NI:LU NL:. NM:3IP NP:T NT:.U
NU:. NX:. OA:. OD:EGKM OH:M ON:.Z OP:M OT:. OZ:AI PA:L PD:. PF:L PG:L PI:. PL:A PO:. PQ:. PR:. PS:. PT:DILN QA:.N QB:. QR:. QT:DILR RH:.
RM:. RO:M RP:.MS RT:. SA:N SC:OR SE:CT SG:. SI:E SM:3I SQ:.R SR:. ST:CIKLNW SW:. SX:. SY:R TA:HN TI:.CP TK:M TM:S TN:E TP:.IR TQ:D TR:L TS:T
TT:S UB:. UC:. VA:. VL:T VP:. WA:. WB:. WC:D WE:.BE WG:. WH:R WM:. WS:D WT:T X1:ABDFGW X2:C X3:AH X4:ABCDFGH X5:HLM X6:HP X7:AB X8:ABC
XA:ABCDEFGHIJLMPTV XB:4ABCDEFGHIJKLMNOPQRSTUVWXYZ XC:ABCDEFGHIJKLMNOPQRSTUVWXYZ XD:ABCGHIJKLMNPRSTUVWXY XE:CDEFGHIN XF:BCDEILOPRTWX
XG:BILRUYZ XH:ABCGNR XI:ABCDEFGHKLNZ XJ:BCGRTY XK:GI XL:EGTUVZ XM:ABCERSTWX XN:AEFGSTUV XO:123456789ABCDEFGHIJKLMNPQRSTUVWXYZ
XP:1234ABCDEFGHIJKLNOPRTUVXYZ XQ:ABCDFGHJKLMNPQRS XR:DGJKLOTZ XS:ABCDEHIKLMOPSTUVWXYZ XT:1BCDEGIKLNORSTUVWYZ XU:CN XV:AGIKLNOPQRSY
XW:ABCDFGHJKLMNPQRSTUVWXYZ XX:ABCDFGHJK XY:ABCDFGHJKLMNPQRSTVWXYZ XZ:ABCDFGHJKLMNPQRSTUVWXYZ YD:KQ YR:D ZP:. ZZ:.
`;
