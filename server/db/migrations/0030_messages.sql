CREATE TABLE "message_recipients" (
	"message_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "message_once_a_person" PRIMARY KEY("message_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sender_id" integer,
	"audience" text,
	"competition_season_id" integer,
	"title_bg" text NOT NULL,
	"title_en" text NOT NULL,
	"text_bg" text NOT NULL,
	"text_en" text NOT NULL,
	"match_id" integer,
	"document" integer
);
--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_people_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_competition_season_id_competition_seasons_id_fk" FOREIGN KEY ("competition_season_id") REFERENCES "public"."competition_seasons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_recipients_person_id_message_id_index" ON "message_recipients" USING btree ("person_id","message_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_sent_at_index" ON "messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "messages_match_id_index" ON "messages" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "messages_competition_season_id_index" ON "messages" USING btree ("competition_season_id");