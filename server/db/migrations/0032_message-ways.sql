CREATE TABLE "mail_addresses" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"code_hash" text,
	"code_sent_at" timestamp with time zone,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"refused_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "mail_language_known" CHECK ("mail_addresses"."language" in ('bg', 'en'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"person_id" integer,
	"message_id" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"send_after" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "mail_language_known" CHECK ("mails"."language" in ('bg', 'en'))
);
--> statement-breakpoint
CREATE TABLE "message_choices" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	CONSTRAINT "message_quiet_hours_have_an_end" CHECK (("message_choices"."quiet_from" is null) = ("message_choices"."quiet_until" is null))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "team_id" integer;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_choices" ADD CONSTRAINT "message_choices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_send_after_index" ON "mails" USING btree ("send_after");--> statement-breakpoint
CREATE INDEX "mails_expires_at_index" ON "mails" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_message_id_index" ON "mails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "mails_person_id_index" ON "mails" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_desk_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."desk_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_team_id_index" ON "messages" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id_index" ON "push_subscriptions" USING btree ("session_id");