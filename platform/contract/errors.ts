/** Every expected failure: its HTTP status and the key of its sentence in the message catalogue. */
export const errorCatalogue = {
  bad_request: { status: 400, message: 'Error_BadRequest' },
  malformed_json: { status: 400, message: 'Error_MalformedJson' },
  invalid_encoding: { status: 400, message: 'Error_InvalidEncoding' },
  form_incorrect: { status: 400, message: 'Error_FormIncorrect' },
  query_too_long: { status: 400, message: 'Error_QueryTooLong' },
  query_without_words: { status: 400, message: 'Error_QueryWithoutWords' },
  too_many_tags: { status: 400, message: 'Error_TooManyTags' },
  too_many_kept: { status: 400, message: 'Error_TooManyKept' },
  not_authenticated: { status: 401, message: 'Error_LogIn' },
  invalid_credentials: { status: 401, message: 'Error_InvalidCredentials' },
  email_not_verified: { status: 401, message: 'Error_EmailNotVerified' },
  login_failed: { status: 401, message: 'Error_LoginFailed' },
  passkey_refused: { status: 401, message: 'Error_PasskeyRefused' },
  key_refused: { status: 401, message: 'Error_KeyRefused' },
  no_subscription: { status: 402, message: 'Error_NoSubscription' },
  no_licence: { status: 402, message: 'Error_NoLicence' },
  forbidden: { status: 403, message: 'Error_AccessDenied' },
  key_reads_only: { status: 403, message: 'Error_KeyReadsOnly' },
  key_scope_missing: { status: 403, message: 'Error_KeyScopeMissing' },
  forgery_suspected: { status: 403, message: 'Error_Forgery' },
  account_blocked: { status: 403, message: 'Error_AccountBlocked' },
  password_must_be_replaced: { status: 403, message: 'Error_PasswordMustBeReplaced' },
  account_limited: { status: 403, message: 'Error_AccountLimited' },
  category_not_editable: { status: 403, message: 'Error_CategoryNotEditable' },
  queue_denied: { status: 403, message: 'Error_QueueDenied' },
  section_denied: { status: 403, message: 'Error_SectionDenied' },
  return_url_foreign: { status: 400, message: 'Error_ReturnUrlForeign' },
  not_found: { status: 404, message: 'Error_NotFound' },
  unknown_call: { status: 404, message: 'Error_UnknownCall' },
  region_not_found: { status: 404, message: 'Error_RegionNotFound' },
  indicator_not_found: { status: 404, message: 'Error_IndicatorNotFound' },
  news_not_found: { status: 404, message: 'Error_NewsNotFound' },
  person_not_found: { status: 404, message: 'Error_PersonNotFound' },
  company_not_found: { status: 404, message: 'Error_CompanyNotFound' },
  dossier_not_found: { status: 404, message: 'Error_DossierNotFound' },
  product_not_found: { status: 404, message: 'Error_ProductNotFound' },
  request_timeout: { status: 408, message: 'Error_RequestTimeout' },
  headers_too_large: { status: 431, message: 'Error_HeadersTooLarge' },
  wrong_verb: { status: 405, message: 'Error_WrongVerb' },
  conflict: { status: 409, message: 'Error_Conflict' },
  already_registered: { status: 409, message: 'Error_AlreadyRegistered' },
  trial_used: { status: 409, message: 'Error_TrialUsed' },
  external_login: { status: 409, message: 'Error_ExternalLogin' },
  link_expired: { status: 410, message: 'Error_LinkExpired' },
  feed_refused: { status: 422, message: 'Error_FeedRefused' },
  address_refused: { status: 422, message: 'Error_AddressRefused' },
  feed_known: { status: 409, message: 'Error_FeedKnown' },
  feed_busy: { status: 409, message: 'Error_FeedBusy' },
  source_busy: { status: 409, message: 'Error_SourceBusy' },
  opml_refused: { status: 422, message: 'Error_OpmlRefused' },
  too_large: { status: 413, message: 'Error_TooLarge' },
  picture_too_large: { status: 413, message: 'Error_PictureTooLarge' },
  unsupported_type: { status: 415, message: 'Error_UnsupportedType' },
  speech_unsupported: { status: 422, message: 'Error_SpeechUnsupported' },
  too_many_requests: { status: 429, message: 'Error_TooManyRequests' },
  internal: { status: 500, message: 'Error_Internal' },
  checking_unavailable: { status: 503, message: 'Error_CheckingUnavailable' },
  scanning_unavailable: { status: 503, message: 'Error_ScanningUnavailable' },
  speech_unavailable: { status: 503, message: 'Error_SpeechUnavailable' },
  storage_full: { status: 507, message: 'Error_StorageFull' },
  unavailable: { status: 503, message: 'Error_Unavailable' },
} as const satisfies Record<string, { status: number; message: string }>;

/** Reasons that a refusal tells in `details.reason` and that have a sentence of their own: it stands in place of the code's. */
export const reasonSentences = {
  in_use: 'Error_Reason_in_use',
  undone: 'Error_Reason_undone',
  too_late: 'Error_Reason_too_late',
  different_handbooks: 'Error_Reason_different_handbooks',
  too_many: 'Error_Reason_too_many',
  no_such_step: 'Error_Reason_no_such_step',
  replaced: 'Error_Reason_replaced',
  open_version: 'Error_Reason_open_version',
  not_accepting: 'Error_Reason_not_accepting',
  wrong_password: 'Error_Reason_wrong_password',
} as const;

/** Stable name of an expected failure; clients may rely on it. */
export type ErrorCode = keyof typeof errorCatalogue;

/** An expected failure. `details` goes to the caller; `cause` only to the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, details: Record<string, unknown> = {}, cause?: unknown) {
    super(code, { cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** One refused field: where it stands in the input and the sentence about it. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** The body of every error answer (RFC 9457). `title` is a sentence in the caller's language. */
export interface Problem {
  type: string;
  status: number;
  code: ErrorCode;
  title: string;
  requestId: string;
  fields?: FieldProblem[];
  details?: Record<string, unknown>;
}
