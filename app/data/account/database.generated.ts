// Made by `node scripts/generate-types.ts` from the migrated database: change a migration, then make it again.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: { PostgrestVersion: '12' };
  public: {
    Tables: {
      account_deletions: {
        Row: {
          due_at: string;
          requested_at: string;
          user_id: string;
        };
        Insert: {
          due_at?: string;
          requested_at?: string;
          user_id: string;
        };
        Update: {
          due_at?: string;
          requested_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      admin_actions: {
        Row: {
          action: string;
          admin_email: string;
          admin_id: string | null;
          created_at: string;
          id: string;
          subject: string;
        };
        Insert: {
          action: string;
          admin_email: string;
          admin_id?: string | null;
          created_at?: string;
          id?: string;
          subject: string;
        };
        Update: {
          action?: string;
          admin_email?: string;
          admin_id?: string | null;
          created_at?: string;
          id?: string;
          subject?: string;
        };
        Relationships: [];
      };
      client_pages: {
        Row: {
          asks_code: boolean;
          created_at: string;
          days: number;
          document_id: string;
          expires_at: string;
          notes_visit: boolean;
          seen_at: string | null;
          size: number;
          token_hash: string;
          user_id: string;
        };
        Insert: {
          asks_code?: boolean;
          created_at?: string;
          days: number;
          document_id: string;
          expires_at?: string;
          notes_visit?: boolean;
          seen_at?: string | null;
          token_hash: string;
          user_id?: string;
        };
        Update: {
          asks_code?: boolean;
          created_at?: string;
          days?: number;
          document_id?: string;
          expires_at?: string;
          notes_visit?: boolean;
          seen_at?: string | null;
          token_hash?: string;
          user_id?: string;
        };
        Relationships: [{
          foreignKeyName: 'client_pages_document_id_user_id_fkey';
          columns: ['document_id', 'user_id'];
          isOneToOne: false;
          referencedRelation: 'documents';
          referencedColumns: ['id', 'user_id'];
        }];
      };
      clients: {
        Row: {
          billing_city: string | null;
          buyer: Json;
          created_at: string;
          email: string | null;
          id: string;
          language: string | null;
          merged: string[];
          name: string;
          search_text: string;
          size: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          billing_city?: string | null;
          buyer?: Json;
          created_at?: string;
          email?: string | null;
          id?: string;
          language?: string | null;
          merged?: string[];
          name: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          billing_city?: string | null;
          buyer?: Json;
          created_at?: string;
          email?: string | null;
          id?: string;
          language?: string | null;
          merged?: string[];
          name?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      companies: {
        Row: {
          city: string | null;
          created_at: string;
          defaults: Json;
          id: string;
          name: string;
          search_text: string;
          seller: Json;
          siret: string | null;
          size: number;
          style: Json;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          city?: string | null;
          created_at?: string;
          defaults?: Json;
          id?: string;
          name: string;
          seller?: Json;
          siret?: string | null;
          style?: Json;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          city?: string | null;
          created_at?: string;
          defaults?: Json;
          id?: string;
          name?: string;
          seller?: Json;
          siret?: string | null;
          style?: Json;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      document_contents: {
        Row: {
          document_id: string;
          draft: Json;
          raw_texts: Json;
          session_id: string | null;
          size: number;
          updated_at: string;
          user_id: string;
          version: number;
        };
        Insert: {
          document_id: string;
          draft: Json;
          raw_texts?: Json;
          session_id?: string | null;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Update: {
          document_id?: string;
          draft?: Json;
          raw_texts?: Json;
          session_id?: string | null;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [{
          foreignKeyName: 'document_contents_document_id_user_id_fkey';
          columns: ['document_id', 'user_id'];
          isOneToOne: false;
          referencedRelation: 'documents';
          referencedColumns: ['id', 'user_id'];
        }];
      };
      document_deletions: {
        Row: {
          deleted_at: string;
          local_id: string;
          user_id: string;
        };
        Insert: {
          deleted_at?: string;
          local_id: string;
          user_id: string;
        };
        Update: {
          deleted_at?: string;
          local_id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      document_files: {
        Row: {
          bytes: string;
          created_at: string;
          document_id: string;
          name: string;
          sha256: string;
          size: number;
          user_id: string;
        };
        Insert: {
          bytes: string;
          created_at?: string;
          document_id: string;
          name: string;
          sha256: string;
          user_id?: string;
        };
        Update: {
          bytes?: string;
          created_at?: string;
          document_id?: string;
          name?: string;
          sha256?: string;
          user_id?: string;
        };
        Relationships: [{
          foreignKeyName: 'document_files_document_id_user_id_fkey';
          columns: ['document_id', 'user_id'];
          isOneToOne: false;
          referencedRelation: 'documents';
          referencedColumns: ['id', 'user_id'];
        }];
      };
      document_links: {
        Row: {
          created_at: string;
          deleted: Json | null;
          from_id: string;
          key: string;
          made_at: string;
          payment_id: string | null;
          relation: string;
          set_off: number | null;
          size: number;
          to_id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          deleted?: Json | null;
          from_id: string;
          made_at?: string;
          payment_id?: string | null;
          relation: string;
          set_off?: number | null;
          to_id: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          deleted?: Json | null;
          from_id?: string;
          made_at?: string;
          payment_id?: string | null;
          relation?: string;
          set_off?: number | null;
          to_id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      document_reminders: {
        Row: {
          created_at: string;
          document_id: string;
          key: string;
          level: string;
          made_on: string;
          size: number;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          document_id: string;
          level: string;
          made_on: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          document_id?: string;
          level?: string;
          made_on?: string;
          user_id?: string;
        };
        Relationships: [{
          foreignKeyName: 'document_reminders_user_id_document_id_fkey';
          columns: ['user_id', 'document_id'];
          isOneToOne: false;
          referencedRelation: 'documents';
          referencedColumns: ['user_id', 'local_id'];
        }];
      };
      documents: {
        Row: {
          chain_position: number | null;
          client_id: string | null;
          client_name: string | null;
          company_id: string | null;
          created_at: string;
          currency: string;
          document_type: string;
          due_date: string | null;
          hash: string | null;
          id: string;
          issue_date: string | null;
          issued_at: string | null;
          local_id: string;
          milestone: string | null;
          milestone_at: string | null;
          number: string | null;
          previous_hash: string | null;
          series: string | null;
          size: number;
          status: string;
          subject: string | null;
          subtype: string;
          total_including_tax: number | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          chain_position?: number | null;
          client_id?: string | null;
          client_name?: string | null;
          company_id?: string | null;
          created_at?: string;
          currency?: string;
          document_type: string;
          due_date?: string | null;
          hash?: string | null;
          id?: string;
          issue_date?: string | null;
          issued_at?: string | null;
          local_id?: string;
          milestone?: string | null;
          milestone_at?: string | null;
          number?: string | null;
          previous_hash?: string | null;
          series?: string | null;
          size?: number;
          status?: string;
          subject?: string | null;
          subtype?: string;
          total_including_tax?: number | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          chain_position?: number | null;
          client_id?: string | null;
          client_name?: string | null;
          company_id?: string | null;
          created_at?: string;
          currency?: string;
          document_type?: string;
          due_date?: string | null;
          hash?: string | null;
          id?: string;
          issue_date?: string | null;
          issued_at?: string | null;
          local_id?: string;
          milestone?: string | null;
          milestone_at?: string | null;
          number?: string | null;
          previous_hash?: string | null;
          series?: string | null;
          size?: number;
          status?: string;
          subject?: string | null;
          subtype?: string;
          total_including_tax?: number | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [{
          foreignKeyName: 'documents_client_id_user_id_fkey';
          columns: ['client_id', 'user_id'];
          isOneToOne: false;
          referencedRelation: 'clients';
          referencedColumns: ['id', 'user_id'];
        }, {
          foreignKeyName: 'documents_company_id_user_id_fkey';
          columns: ['company_id', 'user_id'];
          isOneToOne: false;
          referencedRelation: 'companies';
          referencedColumns: ['id', 'user_id'];
        }];
      };
      draft_files: {
        Row: {
          bytes: string;
          created_at: string;
          hash: string;
          media_type: string;
          size: number;
          user_id: string;
        };
        Insert: {
          bytes: string;
          created_at?: string;
          hash: string;
          media_type: string;
          user_id?: string;
        };
        Update: {
          bytes?: string;
          created_at?: string;
          hash?: string;
          media_type?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      email_logs: {
        Row: {
          created_at: string;
          email_type: string;
          id: string;
          reason: string | null;
          recipient_email: string;
          status: string;
          subject: string;
        };
        Insert: {
          created_at?: string;
          email_type: string;
          id?: string;
          reason?: string | null;
          recipient_email: string;
          status: string;
          subject: string;
        };
        Update: {
          created_at?: string;
          email_type?: string;
          id?: string;
          reason?: string | null;
          recipient_email?: string;
          status?: string;
          subject?: string;
        };
        Relationships: [];
      };
      generated_pdfs: {
        Row: {
          broken_rules: string[];
          client_email: string | null;
          client_name: string | null;
          created_at: string;
          document_number: string | null;
          document_type: string;
          file_size: number;
          id: string;
          is_electronic: boolean;
          template: string | null;
          user_id: string | null;
        };
        Insert: {
          broken_rules?: string[];
          client_email?: string | null;
          client_name?: string | null;
          created_at?: string;
          document_number?: string | null;
          document_type: string;
          file_size: number;
          id?: string;
          is_electronic?: boolean;
          template?: string | null;
          user_id?: string | null;
        };
        Update: {
          broken_rules?: string[];
          client_email?: string | null;
          client_name?: string | null;
          created_at?: string;
          document_number?: string | null;
          document_type?: string;
          file_size?: number;
          id?: string;
          is_electronic?: boolean;
          template?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      leads: {
        Row: {
          created_at: string;
          email: string;
          first_document_type: string | null;
          id: string;
          last_activity_at: string;
          newsletter_asked_at: string | null;
          newsletter_consent: boolean;
          newsletter_consent_at: string | null;
          return_count: number;
          total_documents_generated: number;
        };
        Insert: {
          created_at?: string;
          email: string;
          first_document_type?: string | null;
          id?: string;
          last_activity_at?: string;
          newsletter_asked_at?: string | null;
          newsletter_consent?: boolean;
          newsletter_consent_at?: string | null;
          return_count?: number;
          total_documents_generated?: number;
        };
        Update: {
          created_at?: string;
          email?: string;
          first_document_type?: string | null;
          id?: string;
          last_activity_at?: string;
          newsletter_asked_at?: string | null;
          newsletter_consent?: boolean;
          newsletter_consent_at?: string | null;
          return_count?: number;
          total_documents_generated?: number;
        };
        Relationships: [];
      };
      page_votes: {
        Row: {
          helpful: number;
          slug: string;
          unhelpful: number;
          voted_on: string;
        };
        Insert: {
          helpful?: number;
          slug: string;
          unhelpful?: number;
          voted_on?: string;
        };
        Update: {
          helpful?: number;
          slug?: string;
          unhelpful?: number;
          voted_on?: string;
        };
        Relationships: [];
      };
      payments: {
        Row: {
          amount: number;
          chain_position: number;
          corrects: string | null;
          created_at: string;
          document_id: string;
          hash: string;
          id: string;
          means: string;
          note: string;
          paid_on: string;
          previous_hash: string;
          user_id: string;
        };
        Insert: {
          amount: number;
          chain_position: number;
          corrects?: string | null;
          created_at?: string;
          document_id: string;
          hash: string;
          id: string;
          means?: string;
          note?: string;
          paid_on: string;
          previous_hash: string;
          user_id?: string;
        };
        Update: {
          amount?: number;
          chain_position?: number;
          corrects?: string | null;
          created_at?: string;
          document_id?: string;
          hash?: string;
          id?: string;
          means?: string;
          note?: string;
          paid_on?: string;
          previous_hash?: string;
          user_id?: string;
        };
        Relationships: [{
          foreignKeyName: 'payments_corrects_fkey';
          columns: ['corrects'];
          isOneToOne: false;
          referencedRelation: 'payments';
          referencedColumns: ['id'];
        }, {
          foreignKeyName: 'payments_document_id_user_id_fkey';
          columns: ['document_id', 'user_id'];
          isOneToOne: false;
          referencedRelation: 'documents';
          referencedColumns: ['id', 'user_id'];
        }];
      };
      products: {
        Row: {
          created_at: string;
          description: string;
          id: string;
          reference: string | null;
          search_text: string;
          unit: string;
          unit_price_excluding_tax: number;
          updated_at: string;
          user_id: string;
          vat_rate: number | null;
        };
        Insert: {
          created_at?: string;
          description: string;
          id?: string;
          reference?: string | null;
          unit?: string;
          unit_price_excluding_tax: number;
          updated_at?: string;
          user_id?: string;
          vat_rate?: number | null;
        };
        Update: {
          created_at?: string;
          description?: string;
          id?: string;
          reference?: string | null;
          unit?: string;
          unit_price_excluding_tax?: number;
          updated_at?: string;
          user_id?: string;
          vat_rate?: number | null;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          email: string;
          first_name: string | null;
          id: string;
          last_name: string | null;
          newsletter_asked_at: string | null;
          newsletter_consent: boolean;
          newsletter_consent_at: string | null;
          updated_at: string;
          user_id: string;
          welcome_due_at: string | null;
          welcomed_at: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          first_name?: string | null;
          id?: string;
          last_name?: string | null;
          newsletter_asked_at?: string | null;
          newsletter_consent?: boolean;
          newsletter_consent_at?: string | null;
          updated_at?: string;
          user_id: string;
          welcome_due_at?: string | null;
          welcomed_at?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          first_name?: string | null;
          id?: string;
          last_name?: string | null;
          newsletter_asked_at?: string | null;
          newsletter_consent?: boolean;
          newsletter_consent_at?: string | null;
          updated_at?: string;
          user_id?: string;
          welcome_due_at?: string | null;
          welcomed_at?: string | null;
        };
        Relationships: [];
      };
      quote_answers: {
        Row: {
          answered_at: string;
          choices: number[];
          content_hash: string;
          document_id: string;
          network: string | null;
          proven_email: string | null;
          reason: string | null;
          signature: string | null;
          signer_name: string;
          size: number;
          user_id: string;
          verdict: string;
        };
        Insert: {
          answered_at?: string;
          choices?: number[];
          content_hash: string;
          document_id: string;
          network?: string | null;
          proven_email?: string | null;
          reason?: string | null;
          signature?: string | null;
          signer_name: string;
          user_id: string;
          verdict: string;
        };
        Update: {
          answered_at?: string;
          choices?: number[];
          content_hash?: string;
          document_id?: string;
          network?: string | null;
          proven_email?: string | null;
          reason?: string | null;
          signature?: string | null;
          signer_name?: string;
          user_id?: string;
          verdict?: string;
        };
        Relationships: [{
          foreignKeyName: 'quote_answers_document_id_user_id_fkey';
          columns: ['document_id', 'user_id'];
          isOneToOne: false;
          referencedRelation: 'documents';
          referencedColumns: ['id', 'user_id'];
        }];
      };
      repetitions: {
        Row: {
          client_id: string | null;
          company_id: string | null;
          created_at: string;
          done: number;
          every: string;
          first_on: string;
          id: string;
          is_month_end: boolean;
          is_paused: boolean;
          model: Json;
          model_rank: number;
          next_on: string | null;
          prices: string;
          sends_to: string | null;
          size: number;
          times: number | null;
          until_on: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          client_id?: string | null;
          company_id?: string | null;
          created_at?: string;
          done?: number;
          every: string;
          first_on: string;
          id: string;
          is_month_end?: boolean;
          is_paused?: boolean;
          model: Json;
          model_rank?: number;
          next_on?: string | null;
          prices?: string;
          sends_to?: string | null;
          times?: number | null;
          until_on?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          client_id?: string | null;
          company_id?: string | null;
          created_at?: string;
          done?: number;
          every?: string;
          first_on?: string;
          id?: string;
          is_month_end?: boolean;
          is_paused?: boolean;
          model?: Json;
          model_rank?: number;
          next_on?: string | null;
          prices?: string;
          sends_to?: string | null;
          times?: number | null;
          until_on?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [{
          foreignKeyName: 'repetitions_client_id_user_id_fkey';
          columns: ['client_id', 'user_id'];
          isOneToOne: false;
          referencedRelation: 'clients';
          referencedColumns: ['id', 'user_id'];
        }, {
          foreignKeyName: 'repetitions_company_id_user_id_fkey';
          columns: ['company_id', 'user_id'];
          isOneToOne: false;
          referencedRelation: 'companies';
          referencedColumns: ['id', 'user_id'];
        }];
      };
      support_messages: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          is_told: boolean;
          message: string;
          sequence: number;
          subject: string;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          is_told?: boolean;
          message: string;
          subject: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          is_told?: boolean;
          message?: string;
          subject?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          created_at: string;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          role: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      add_mail: {
        Args: {
          p_content: string;
          p_id: string;
          p_recipient: string;
          p_subject: string;
          p_type: string;
          p_wait_s?: number;
        };
        Returns: {
          id: string;
        }[];
      };
      add_news: {
        Args: {
          p_messages: Json;
          p_subject: string;
        };
        Returns: {
          added: number;
        }[];
      };
      add_welcome: {
        Args: {
          p_content: string;
          p_id: string;
          p_is_asked: boolean;
          p_recipient: string;
          p_subject: string;
          p_type: string;
          p_user_id: string;
        };
        Returns: {
          id: string;
        }[];
      };
      administer_account: {
        Args: {
          p_action: string;
          p_user_id: string;
        };
        Returns: string;
      };
      answer_quote: {
        Args: {
          p_answer: Json;
          p_token_hash: string;
        };
        Returns: {
          answer: Json;
          outcome: string;
        }[];
      };
      begin_answer_code: {
        Args: {
          p_address: string;
          p_code_hash: string;
          p_token_hash: string;
        };
        Returns: {
          expires_at: string;
          outcome: string;
        }[];
      };
      confirm_account_news: {
        Args: {
          p_id: string;
        };
        Returns: {
          email: string;
        }[];
      };
      confirm_lead: {
        Args: {
          p_id: string;
        };
        Returns: {
          email: string;
        }[];
      };
      count_lists: {
        Args: never;
        Returns: {
          list: string;
          total: number;
        }[];
      };
      count_news_readers: {
        Args: {
          p_subject: string;
        };
        Returns: {
          readers: number;
          written: number;
        }[];
      };
      delete_draft: {
        Args: {
          p_base: number;
          p_id: string;
        };
        Returns: boolean;
      };
      delete_lead: {
        Args: {
          p_id: string;
        };
        Returns: {
          email: string;
        }[];
      };
      delete_shared: {
        Args: {
          p_deletion_hash: string;
          p_id: string;
        };
        Returns: {
          id: string;
        }[];
      };
      find_rows: {
        Args: {
          p_codes?: string[];
          p_count?: number;
          p_from?: number;
          p_is_oldest?: boolean;
          p_list: string;
          p_only?: string;
          p_search: string;
        };
        Returns: {
          keys: string[];
        }[];
      };
      forget_news_questions: {
        Args: never;
        Returns: {
          forgotten: number;
        }[];
      };
      forget_prepared_letter: {
        Args: {
          p_letter_id: string;
          p_user_id: string;
        };
        Returns: {
          told: number;
        }[];
      };
      get_broken_rules: {
        Args: {
          p_days?: number;
        };
        Returns: {
          rule: string;
          total: number;
        }[];
      };
      get_daily_leads_counts: {
        Args: {
          p_days?: number;
          p_tz?: string;
        };
        Returns: {
          day: string;
          lead_count: number;
        }[];
      };
      get_daily_pdfs_counts: {
        Args: {
          p_days?: number;
          p_tz?: string;
        };
        Returns: {
          day: string;
          pdf_count: number;
        }[];
      };
      get_generation_shares: {
        Args: {
          p_days?: number;
        };
        Returns: {
          document_type: string;
          electronic: number;
          template: string;
          total: number;
        }[];
      };
      get_health: {
        Args: never;
        Returns: {
          database_bytes: number;
          due_deletions: number;
          oldest_mail: string;
          waiting_mail: number;
        }[];
      };
      get_lead_conversion: {
        Args: never;
        Returns: {
          converted_leads: number;
          total_leads: number;
        }[];
      };
      get_lead_engagement: {
        Args: {
          p_tz?: string;
        };
        Returns: {
          engaged_leads: number;
          returning_leads: number;
          returns_1: number;
          returns_11_up: number;
          returns_2_5: number;
          returns_6_10: number;
          total_leads: number;
          total_returns: number;
        }[];
      };
      get_mail_outcomes: {
        Args: {
          p_days?: number;
        };
        Returns: {
          email_type: string;
          reason: string;
          status: string;
          total: number;
        }[];
      };
      get_operation_figures: {
        Args: never;
        Returns: {
          mail_oldest_s: number;
          mail_waiting: number;
          migration: string;
          news_waiting: number;
        }[];
      };
      get_presence: {
        Args: never;
        Returns: {
          email: string;
          is_recent: boolean;
          is_strong: boolean;
          user_id: string;
        }[];
      };
      get_sessions: {
        Args: never;
        Returns: {
          created_at: string;
          id: string;
          is_current: boolean;
          last_used_at: string;
          user_agent: string;
        }[];
      };
      get_usage: {
        Args: never;
        Returns: {
          allowed: number;
          subject: string;
          used: number;
        }[];
      };
      hold_mail: {
        Args: {
          p_holder: string;
        };
        Returns: {
          held: number;
        }[];
      };
      import_clients: {
        Args: {
          p_rows: Json;
        };
        Returns: number;
      };
      import_products: {
        Args: {
          p_rows: Json;
        };
        Returns: number;
      };
      issue_document: {
        Args: {
          p_draft: Json;
          p_first?: string;
          p_id: string;
          p_issued_at?: string;
          p_pattern?: string;
          p_prefix: string;
          p_written?: string;
        };
        Returns: {
          draft: Json;
          hash: string;
          issued_at: string;
          number: string;
          updated_at: string;
          version: number;
        }[];
      };
      issue_prepared: {
        Args: {
          p_document_id: string;
          p_user_id: string;
        };
        Returns: {
          number: string;
          refused: string;
        }[];
      };
      keep_prepared: {
        Args: {
          p_documents: Json;
          p_done: number;
          p_id: string;
          p_next_on: string;
          p_updated_at: string;
          p_user_id: string;
        };
        Returns: {
          added: number;
          is_kept: boolean;
        }[];
      };
      keep_support_message: {
        Args: {
          p_email: string;
          p_id: string;
          p_message: string;
          p_subject: string;
          p_user_id: string;
        };
        Returns: {
          id: string;
          is_told: boolean;
          number: string;
        }[];
      };
      leave_series: {
        Args: {
          p_name: string;
          p_prefix: string;
          p_reason: string;
          p_seller: Json;
        };
        Returns: undefined;
      };
      list_accounts: {
        Args: {
          p_from?: number;
          p_search?: string;
        };
        Returns: {
          created_at: string;
          deletion_due_at: string;
          email: string;
          is_confirmed: boolean;
          is_suspended: boolean;
          total: number;
          user_id: string;
        }[];
      };
      list_changes: {
        Args: {
          p_after?: string;
          p_since?: string;
        };
        Returns: {
          changed_at: string;
          is_deleted: boolean;
          local_id: string;
        }[];
      };
      list_due_repetitions: {
        Args: {
          p_after_id: string;
          p_after_on: string;
          p_limit: number;
          p_today: string;
        };
        Returns: {
          done: number;
          id: string;
          model: Json;
          next_on: string;
          prices: string;
          products: Json;
          schedule: Json;
          sellers: Json;
          sends_to: string;
          updated_at: string;
          user_id: string;
        }[];
      };
      list_due_welcomes: {
        Args: never;
        Returns: {
          asks_for_news: boolean;
          email: string;
          user_id: string;
        }[];
      };
      list_news_readers: {
        Args: {
          p_after: string;
          p_most: number;
          p_subject: string;
        };
        Returns: {
          address: string;
          lead_id: string;
          user_id: string;
        }[];
      };
      merge_clients: {
        Args: {
          p_kept: string;
          p_merged: string[];
        };
        Returns: number;
      };
      next_number: {
        Args: {
          p_date: string;
          p_first?: string;
          p_pattern?: string;
          p_prefix: string;
          p_seller: Json;
          p_written?: string;
        };
        Returns: {
          is_begun: boolean;
          is_left: boolean;
          last_date: string;
          last_number: string;
          left_on: string;
          left_reason: string;
          number: string;
          today: string;
        }[];
      };
      note_admin_read: {
        Args: {
          p_is_export?: boolean;
          p_list: string;
        };
        Returns: string;
      };
      note_client_page_seen: {
        Args: {
          p_token_hash: string;
        };
        Returns: {
          seen_at: string;
        }[];
      };
      note_support_told: {
        Args: {
          p_id: string;
        };
        Returns: {
          id: string;
        }[];
      };
      purge_due_account: {
        Args: never;
        Returns: {
          email: string;
          user_id: string;
        }[];
      };
      purge_expired: {
        Args: never;
        Returns: {
          logs: number;
          shared: number;
          support: number;
        }[];
      };
      purge_unconfirmed: {
        Args: never;
        Returns: {
          purged: number;
        }[];
      };
      read_client_page: {
        Args: {
          p_token_hash: string;
        };
        Returns: {
          answer: Json;
          asks_code: boolean;
          document_id: string;
          documents: Json;
          expires_at: string;
          files: Json;
          is_whole: boolean;
          issued_at: string;
          links: Json;
          local_id: string;
          notes_visit: boolean;
          owner_email: string;
          payments: Json;
          quote_state: string;
          seen_at: string;
          user_id: string;
        }[];
      };
      read_leaving: {
        Args: {
          p_document_id: string;
          p_user_id: string;
        };
        Returns: {
          draft: Json;
          files: Json;
          issued_at: string;
        }[];
      };
      read_shared: {
        Args: {
          p_id: string;
        };
        Returns: {
          content: string;
          expires_at: string;
        }[];
      };
      record_generation: {
        Args: {
          p_generation: Json;
          p_id: string;
          p_user_id: string;
        };
        Returns: {
          id: string;
        }[];
      };
      record_page_vote: {
        Args: {
          p_helpful: boolean;
          p_slug: string;
        };
        Returns: {
          slug: string;
        }[];
      };
      record_payment: {
        Args: {
          p_amount: number;
          p_corrects?: string;
          p_document: string;
          p_id: string;
          p_means?: string;
          p_note?: string;
          p_paid_on: string;
        };
        Returns: Database['public']['Tables']['payments']['Row'];
      };
      save_document: {
        Args: {
          p_base?: number;
          p_client?: string;
          p_company?: string;
          p_draft: Json;
          p_id: string;
          p_raw_texts: Json;
          p_summary: Json;
        };
        Returns: {
          client_id: string;
          company_id: string;
          found_at: string;
          updated_at: string;
          version: number;
        }[];
      };
      search_clients: {
        Args: {
          p_query: string;
        };
        Returns: Database['public']['Tables']['clients']['Row'][];
      };
      search_companies: {
        Args: {
          p_query: string;
        };
        Returns: Database['public']['Tables']['companies']['Row'][];
      };
      search_products: {
        Args: {
          p_query: string;
        };
        Returns: Database['public']['Tables']['products']['Row'][];
      };
      settle_leaving: {
        Args: {
          p_document_id: string;
          p_name?: string;
          p_pdf?: string;
          p_reason: string;
          p_sent_to: string;
          p_user_id: string;
        };
        Returns: {
          settled: number;
        }[];
      };
      settle_mail: {
        Args: {
          p_holder: string;
          p_id: string;
          p_outcome: string;
          p_reason?: string;
        };
        Returns: {
          status: string;
        }[];
      };
      share_document: {
        Args: {
          p_content: string;
          p_days: number;
          p_deletion_hash: string;
          p_id: string;
        };
        Returns: {
          expires_at: string;
        }[];
      };
      take_leaving: {
        Args: never;
        Returns: {
          document_id: string;
          is_handled: boolean;
          issued_at: string;
          owner_email: string;
          prepared_at: string;
          sends_to: string;
          user_id: string;
          weight: number;
        }[];
      };
      take_mail: {
        Args: {
          p_holder: string;
        };
        Returns: {
          content: string;
          id: string;
        }[];
      };
      take_prepared_letter: {
        Args: {
          p_after: string;
        };
        Returns: {
          documents: Json;
          email: string;
          letter_id: string;
          user_id: string;
        }[];
      };
      tell_statuses: {
        Args: {
          p_statuses: Json;
        };
        Returns: number;
      };
      touch_lead: {
        Args: {
          p_consent: boolean;
          p_document_type: string;
          p_email: string;
        };
        Returns: {
          id: string;
          newsletter_consent: boolean;
        }[];
      };
      unsubscribe_account: {
        Args: {
          p_id: string;
        };
        Returns: {
          changed: boolean;
          email: string;
        }[];
      };
      unsubscribe_lead: {
        Args: {
          p_id: string;
        };
        Returns: {
          changed: boolean;
          email: string;
        }[];
      };
      verify_integrity: {
        Args: never;
        Returns: {
          documents: number;
          kind: string;
          payments: number;
          reason: string;
          reference: string;
        }[];
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type Public = Database['public'];

/** A row as it is read, added or changed. */
export type Tables<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Row'];
export type TablesInsert<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Insert'];
export type TablesUpdate<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Update'];
